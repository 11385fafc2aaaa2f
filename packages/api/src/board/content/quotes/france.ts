import type { Quote } from '../types.ts'

export const france: readonly Quote[] = [
  {
    id: '01a1f865-26bd-7303-ad19-e4b2a7308d30',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'The plainest sign of wisdom is a constant cheerfulness.',
      bg: 'Най-сигурният белег на мъдростта е постоянната ведрост.',
    },
    author: { en: 'Michel de Montaigne', bg: 'Мишел дьо Монтен' },
    source: { en: 'Essays, I (1580)', bg: '„Опити“, I (1580)' },
  },
  {
    id: '01a1f865-26be-7438-8e4d-ab45e57fc372',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'Running is no use; the thing is to start in time.',
      bg: 'Няма полза да тичаш; трябва да тръгнеш навреме.',
    },
    author: { en: 'Jean de La Fontaine', bg: 'Жан дьо Лафонтен' },
    source: { en: '“The Hare and the Tortoise”, Fables (1668)', bg: '„Заекът и костенурката“, „Басни“ (1668)' },
  },
  {
    id: '01a1f865-26bf-750b-9881-dcf964fc1c9a',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Patience and length of time do more than strength and rage.',
      bg: 'Търпението и времето вършат повече от силата и яростта.',
    },
    author: { en: 'Jean de La Fontaine', bg: 'Жан дьо Лафонтен' },
    source: { en: '“The Lion and the Rat”, Fables (1668)', bg: '„Лъвът и плъхът“, „Басни“ (1668)' },
  },
  {
    id: '01a1f865-26c0-7e90-b2d8-2daf2ef86e31',
    topic: 'arts',
    text: {
      en: 'Make haste slowly and, without losing heart, put your work back on the loom twenty times.',
      bg: 'Бързай бавно и без да губиш кураж, двадесет пъти връщай труда си на стана.',
    },
    author: { en: 'Nicolas Boileau', bg: 'Никола Боало' },
    source: { en: 'The Art of Poetry (1674)', bg: '„Поетическо изкуство“ (1674)' },
  },
  {
    id: '01a1f865-26c1-7b5d-af98-9491fcf58284',
    topic: 'everyday',
    text: {
      en: 'A human being is only a reed, the weakest in nature, but a thinking reed.',
      bg: 'Човекът е само тръстика, най-слабата в природата, но мислеща тръстика.',
    },
    author: { en: 'Blaise Pascal', bg: 'Блез Паскал' },
    source: { en: 'Thoughts (1670)', bg: '„Мисли“ (1670)' },
  },
  {
    id: '01a1f865-26c2-7be9-b967-59a9dd043c16',
    topic: 'nature',
    text: { en: '… we must cultivate our garden.', bg: '… трябва да обработваме градината си.' },
    author: { en: 'Voltaire', bg: 'Волтер' },
    source: { en: 'Candide (1759)', bg: '„Кандид“ (1759)' },
  },
  {
    id: '01a1f865-26c3-7af6-bde2-a21f0d233942',
    topic: 'everyday',
    text: {
      en: 'Work keeps three great evils away from us: boredom, vice and want.',
      bg: 'Трудът държи далеч от нас три големи злини: скуката, порока и нуждата.',
    },
    author: { en: 'Voltaire', bg: 'Волтер' },
    source: { en: 'Candide (1759)', bg: '„Кандид“ (1759)' },
  },
  {
    id: '01a1f865-26c4-7278-ba2d-ce7d35df0b73',
    topic: 'science',
    text: {
      en: 'It is not enough to have a good mind; the main thing is to use it well.',
      bg: 'Не е достатъчно да имаш добър ум; главното е да го използваш добре.',
    },
    author: { en: 'René Descartes', bg: 'Рене Декарт' },
    source: { en: 'Discourse on the Method (1637)', bg: '„Разсъждение за метода“ (1637)' },
  },
  {
    id: '01a1f865-26c5-7475-9066-ff1ac0c7a475',
    topic: 'everyday',
    text: {
      en: 'All human wisdom lies in these two words: wait and hope!',
      bg: 'Цялата човешка мъдрост се побира в тези две думи: чакане и надежда!',
    },
    author: { en: 'Alexandre Dumas', bg: 'Александър Дюма' },
    source: { en: 'The Count of Monte Cristo (1844–1846)', bg: '„Граф Монте Кристо“ (1844–1846)' },
  },
  {
    id: '01a1f865-26c6-7d48-9165-b2a69fb39ff4',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Science, my boy, is made of mistakes, but of mistakes that are good to make, for little by little they lead to the truth.',
      bg: 'Науката, момчето ми, е изградена от грешки, но от грешки, които е добре да се правят, защото малко по малко водят към истината.',
    },
    author: { en: 'Jules Verne', bg: 'Жул Верн' },
    source: { en: 'Journey to the Centre of the Earth (1864)', bg: '„Пътешествие до центъра на Земята“ (1864)' },
  },
  {
    id: '01a1f865-26c7-7ea3-9ea5-d1cb38ed35a8',
    topic: 'science',
    text: {
      en: 'In the fields of observation chance favours only the prepared mind.',
      bg: 'В полето на наблюдението случаят е благосклонен само към подготвените умове.',
    },
    author: { en: 'Louis Pasteur', bg: 'Луи Пастьор' },
    source: {
      en: 'Inaugural address, Faculty of Sciences of Lille (at Douai), 7 December 1854',
      bg: 'Встъпително слово, Факултет по науки в Лил (в Дуе), 7 декември 1854 г.',
    },
  },
]
