import type { Quote } from '../types.ts'

export const east: readonly Quote[] = [
  {
    id: '01a1f865-26b4-7037-b140-96edbb5874e7',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'A journey of a thousand miles begins beneath your own feet.',
      bg: 'И път от хиляда мили започва под собствените ти нозе.',
    },
    author: { en: 'Lao Tzu', bg: 'Лаодзъ' },
    source: { en: 'Tao Te Ching, 64 (c. 4th century BC)', bg: '„Дао Дъ Дзин“, 64 (ок. IV век пр. Хр.)' },
  },
  {
    id: '01a1f865-26b5-7834-b9aa-cae1af049bcb',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'To know others is wisdom; to know yourself is clarity.',
      bg: 'Да познаваш другите е мъдрост; да познаваш себе си е прозрение.',
    },
    author: { en: 'Lao Tzu', bg: 'Лаодзъ' },
    source: { en: 'Tao Te Ching, 33 (c. 4th century BC)', bg: '„Дао Дъ Дзин“, 33 (ок. IV век пр. Хр.)' },
  },
  {
    id: '01a1f865-26b6-7bae-8992-1531fb41faca',
    topic: 'everyday',
    text: {
      en: 'Learning without thinking is labour lost; thinking without learning is perilous.',
      bg: 'Ученето без мислене е напразен труд; мисленето без учене е опасно.',
    },
    author: { en: 'Confucius', bg: 'Конфуций' },
    source: { en: 'Analects, II, 15 (5th–3rd century BC)', bg: '„Аналекти“, II, 15 (V–III век пр. Хр.)' },
  },
  {
    id: '01a1f865-26b7-7347-8d71-87c35b65a6cd',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'To learn and at the right time to practise what one has learned: is that not a joy?',
      bg: 'Да учиш и навреме да прилагаш наученото – нима това не е радост?',
    },
    author: { en: 'Confucius', bg: 'Конфуций' },
    source: { en: 'Analects, I, 1 (5th–3rd century BC)', bg: '„Аналекти“, I, 1 (V–III век пр. Хр.)' },
  },
  {
    id: '01a1f865-26b8-7cc6-aa24-dc0307f63224',
    topic: 'everyday',
    text: {
      en: 'It is like raising a mound: if I stop one basket of earth short, it is I who stop. It is like levelling the ground: even if I tip out just one basket, it is I who go forward.',
      bg: 'То е като да насипваш могила: спра ли с една кошница пръст преди края, спирам аз. То е като да изравняваш земя: изсипя ли и една кошница, напред вървя аз.',
    },
    author: { en: 'Confucius', bg: 'Конфуций' },
    source: { en: 'Analects, IX, 19 (5th–3rd century BC)', bg: '„Аналекти“, IX, 19 (V–III век пр. Хр.)' },
  },
  {
    id: '01a1f865-26b9-7ec6-92c1-958380a92d8f',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'When three of us walk together, one is sure to have something to teach me.',
      bg: 'Когато вървим трима, един от нас със сигурност има на какво да ме научи.',
    },
    author: { en: 'Confucius', bg: 'Конфуций' },
    source: { en: 'Analects, VII, 22 (5th–3rd century BC)', bg: '„Аналекти“, VII, 22 (V–III век пр. Хр.)' },
  },
  {
    id: '01a1f865-26ba-7ae2-9495-a9e3f6651426',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'What you do not wish for yourself, do not do to others.',
      bg: 'Каквото не желаеш за себе си, не го причинявай на другите.',
    },
    author: { en: 'Confucius', bg: 'Конфуций' },
    source: { en: 'Analects, XV, 24 (5th–3rd century BC)', bg: '„Аналекти“, XV, 24 (V–III век пр. Хр.)' },
  },
  {
    id: '01a1f865-26bb-72ee-98d3-bb06c519ee60',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Without adding step to step one cannot go a thousand miles; without gathering small streams one cannot make a river or a sea.',
      bg: 'Без да правиш крачка след крачка, няма да изминеш хиляда мили; без да събираш малките потоци, няма да получиш река и море.',
    },
    author: { en: 'Xunzi', bg: 'Сюндзъ' },
    source: { en: '“Encouraging Learning” (3rd century BC)', bg: '„Насърчаване към учене“ (III век пр. Хр.)' },
  },
  {
    id: '01a1f865-26bc-7a07-8e43-d43d37dfea7e',
    topic: 'world',
    text: {
      en: 'The children of Adam are limbs of one another, created of one and the same essence.',
      bg: 'Децата на Адам са части от едно тяло, сътворени от едно и също начало.',
    },
    author: { en: 'Saadi', bg: 'Саади' },
    source: { en: 'Gulistan (1258)', bg: '„Гюлистан“ (1258)' },
  },
]
