import type { Quote } from '../types.ts'

export const bulgaria: readonly Quote[] = [
  {
    id: '01a1f865-2695-78df-b04b-8ff036aeee42',
    topic: 'bulgaria',
    text: {
      en: 'You, Bulgarian, do not be deceived: know your people and your language, and learn in your own language!',
      bg: 'Ти, българино, не се мами, знай своя род и език и се учи на своя език!',
    },
    author: { en: 'Paisiy of Hilendar', bg: 'Паисий Хилендарски' },
    source: {
      en: 'Slavonic-Bulgarian History (1762)',
      bg: '„История славянобългарска“ (1762), на съвременен български',
    },
  },
  {
    id: '01a1f865-2696-7ded-803e-c768600bfdc3',
    topic: 'history',
    text: {
      en: 'The time is in us and we are in the time; it turns us and we turn it.',
      bg: 'Времето е в нас и ние сме във времето; то нас обръща и ние него обръщаме.',
    },
    author: { en: 'Vasil Levski', bg: 'Васил Левски' },
    source: { en: 'Letter to Panayot Hitov, 10 May 1871', bg: 'Писмо до Панайот Хитов, 10 май 1871 г.' },
  },
  {
    id: '01a1f865-2697-7b9c-8d50-7e786940ed1e',
    topic: 'bulgaria',
    text: {
      en: 'Be bold, brothers, and onward! … Only work wisely.',
      bg: 'Дързост, братя, и напред! … Само умно работете.',
    },
    author: { en: 'Vasil Levski', bg: 'Васил Левски' },
    source: {
      en: 'Letter to new members of the revolutionary organisation, 19 February 1872',
      bg: 'Писмо до новоприети членове на организацията, 19 февруари 1872 г.',
    },
  },
  {
    id: '01a1f865-2698-74d4-88a0-4b17264257d1',
    topic: 'bulgaria',
    text: {
      en: '… to be equal to the other peoples of Europe depends on our own united efforts.',
      bg: '… да бъдем равни с другите европейски народи, зависи от нашите собствени задружни сили.',
    },
    author: { en: 'Vasil Levski', bg: 'Васил Левски' },
    source: {
      en: 'Letter to new members of the revolutionary organisation, 19 February 1872',
      bg: 'Писмо до новоприети членове на организацията, 19 февруари 1872 г.',
    },
  },
  {
    id: '01a1f865-2699-781d-a42a-e6b98f22a410',
    topic: 'bulgaria',
    text: {
      en: 'Breathe into every one, O God, a living love of freedom.',
      bg: 'Вдъхни секиму, о, боже! любов жива за свобода.',
    },
    author: { en: 'Hristo Botev', bg: 'Христо Ботев' },
    source: { en: '“My Prayer” (1873)', bg: '„Моята молитва“ (1873)' },
  },
  {
    id: '01a1f865-269a-7a52-8f8e-6e34fcbfc5aa',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'What does not go out cannot be put out!', bg: 'Не се гаси туй, що не гасне!' },
    author: { en: 'Ivan Vazov', bg: 'Иван Вазов' },
    source: {
      en: '“What Does Not Go Out Cannot Be Put Out”, Fields and Woods (1884)',
      bg: '„Не се гаси туй, що не гасне“, „Поля и гори“ (1884)',
    },
  },
  {
    id: '01a1f865-269b-749b-9667-dd190197118f',
    topic: 'bulgaria',
    forChildren: true,
    text: { en: 'Beloved homeland, how beautiful you are!', bg: 'Отечество любезно, как хубаво си ти!' },
    author: { en: 'Ivan Vazov', bg: 'Иван Вазов' },
    source: { en: 'Fields and Woods (1884)', bg: '„Поля и гори“ (1884)' },
  },
  {
    id: '01a1f865-269c-7357-b8bb-41aa94e2283a',
    topic: 'history',
    text: {
      en: 'From this day on the Bulgarian kin has a history and becomes a nation!',
      bg: 'От днеска нататък българският род история има и става народ!',
    },
    author: { en: 'Ivan Vazov', bg: 'Иван Вазов' },
    source: {
      en: '“Paisiy”, from Epic of the Forgotten (1881–1884)',
      bg: '„Паисий“, из „Епопея на забравените“ (1881–1884)',
    },
  },
  {
    id: '01a1f865-269d-7f61-8fdb-19041ea46b4d',
    topic: 'bulgaria',
    text: {
      en: 'Arise, arise, hero of the Balkan, awaken from your deep sleep!',
      bg: 'Стани, стани, юнак балкански, от сън дълбок се събуди!',
    },
    author: { en: 'Dobri Chintulov', bg: 'Добри Чинтулов' },
    source: {
      en: '“Arise, Arise, Hero of the Balkan” (mid-19th century)',
      bg: '„Стани, стани, юнак балкански“ (средата на XIX век)',
    },
  },
  {
    id: '01a1f865-269e-7353-945d-420af8fc019f',
    topic: 'nature',
    forChildren: true,
    text: {
      en: '… even under the frost, even under the snow, life is beginning.',
      bg: '… и под студът, и под снегът живот се захваща.',
    },
    author: { en: 'Lyuben Karavelov', bg: 'Любен Каравелов' },
    source: { en: '“You Are Beautiful, My Forest” (1875)', bg: '„Хубава си, моя горо“ (1875)' },
  },
]
