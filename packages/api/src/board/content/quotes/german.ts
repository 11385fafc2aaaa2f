import type { Quote } from '../types.ts'

export const german: readonly Quote[] = [
  {
    id: '01a1f865-26c8-78bf-922b-98c5a5176c47',
    topic: 'everyday',
    text: {
      en: 'Words enough have been exchanged; now let me see deeds at last!',
      bg: 'Доста думи си разменихме; нека най-сетне видя и дела!',
    },
    author: { en: 'Johann Wolfgang von Goethe', bg: 'Йохан Волфганг фон Гьоте' },
    source: { en: 'Faust, Part One (1808)', bg: '„Фауст“, първа част (1808)' },
  },
  {
    id: '01a1f865-26c9-77cf-8715-7d173487c761',
    topic: 'everyday',
    forChildren: true,
    retired: true,
    text: {
      en: 'What does not happen today will not be done tomorrow.',
      bg: 'Каквото не стане днес, утре няма да е свършено.',
    },
    author: { en: 'Johann Wolfgang von Goethe', bg: 'Йохан Волфганг фон Гьоте' },
    source: { en: 'Faust, Part One (1808)', bg: '„Фауст“, първа част (1808)' },
  },
  {
    id: '01a1f865-26ca-75e5-8bee-290de8f3b852',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'It is not enough to know, one must also apply; it is not enough to want, one must also do.',
      bg: 'Не стига да знаеш, трябва и да прилагаш; не стига да искаш, трябва и да вършиш.',
    },
    author: { en: 'Johann Wolfgang von Goethe', bg: 'Йохан Волфганг фон Гьоте' },
    source: { en: 'Wilhelm Meister’s Journeyman Years (1829)', bg: '„Вилхелм Майстер. Години на странстване“ (1829)' },
  },
  {
    id: '01a1f865-26cb-7a01-b3b7-2f2698f56c04',
    topic: 'everyday',
    text: { en: 'Human beings err as long as they strive.', bg: 'Човек греши, докато се стреми към нещо.' },
    author: { en: 'Johann Wolfgang von Goethe', bg: 'Йохан Волфганг фон Гьоте' },
    source: { en: 'Faust, Part One (1808)', bg: '„Фауст“, първа част (1808)' },
  },
  {
    id: '01a1f865-26cc-7ad7-bf3f-ba46cc53f03b',
    topic: 'sport',
    text: {
      en: 'Human beings play only when they are human in the full sense of the word, and they are fully human only when they play.',
      bg: 'Човекът играе само когато е човек в пълния смисъл на думата и е напълно човек само когато играе.',
    },
    author: { en: 'Friedrich Schiller', bg: 'Фридрих Шилер' },
    source: { en: 'On the Aesthetic Education of Man (1795)', bg: '„За естетическото възпитание на човека“ (1795)' },
  },
  {
    id: '01a1f865-26cd-7b3e-a41d-b56933c1589e',
    topic: 'everyday',
    text: {
      en: 'Whoever thinks things over too much will accomplish little.',
      bg: 'Който премисля твърде много, малко ще свърши.',
    },
    author: { en: 'Friedrich Schiller', bg: 'Фридрих Шилер' },
    source: { en: 'William Tell (1804)', bg: '„Вилхелм Тел“ (1804)' },
  },
  {
    id: '01a1f865-26ce-77c9-b72e-a56c262c7b95',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'United, even the weak become mighty.', bg: 'Обединени, и слабите стават силни.' },
    author: { en: 'Friedrich Schiller', bg: 'Фридрих Шилер' },
    source: { en: 'William Tell (1804)', bg: '„Вилхелм Тел“ (1804)' },
  },
  {
    id: '01a1f865-26cf-761d-98c8-342ed758d953',
    topic: 'everyday',
    text: {
      en: 'Have the courage to use your own understanding!',
      bg: 'Имай смелостта да си служиш със собствения си разум!',
    },
    author: { en: 'Immanuel Kant', bg: 'Имануел Кант' },
    source: {
      en: '“An Answer to the Question: What Is Enlightenment?” (1784)',
      bg: '„Отговор на въпроса: що е Просвещение?“ (1784)',
    },
  },
  {
    id: '01a1f865-26d0-7191-b783-108a32dd7722',
    topic: 'arts',
    text: {
      en: 'One must still have chaos within to give birth to a dancing star.',
      bg: 'Трябва още да носиш хаос в себе си, за да родиш танцуваща звезда.',
    },
    author: { en: 'Friedrich Nietzsche', bg: 'Фридрих Ницше' },
    source: { en: 'Thus Spoke Zarathustra (1883)', bg: '„Тъй рече Заратустра“ (1883)' },
  },
  {
    id: '01a1f865-26d1-7589-a812-c14b98812ecf',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'Whoever wants to learn to fly one day must first learn to stand and walk and run and climb and dance.',
      bg: 'Който иска някога да се научи да лети, трябва първо да се научи да стои, да ходи, да тича, да се катери и да танцува.',
    },
    author: { en: 'Friedrich Nietzsche', bg: 'Фридрих Ницше' },
    source: { en: 'Thus Spoke Zarathustra, III (1884)', bg: '„Тъй рече Заратустра“, III (1884)' },
  },
  {
    id: '01a1f865-26d2-7fb7-ac58-06bb82f6aa8e',
    topic: 'everyday',
    text: {
      en: 'Of ability there is only one proof: doing.',
      bg: 'За умението има само едно доказателство: действието.',
    },
    woman: true,
    author: { en: 'Marie von Ebner-Eschenbach', bg: 'Мари фон Ебнер-Ешенбах' },
    source: { en: 'Aphorisms (1880)', bg: '„Афоризми“ (1880)' },
  },
]
