import type { Question } from '../types.ts'

export const life: readonly Question[] = [
  {
    id: '01a1f865-274f-71a9-8e7a-788c4428c1dd',
    forChildren: true,
    text: { en: 'How many legs does a spider have?', bg: 'Колко крака има паякът?' },
    answers: [
      { id: '01a1f865-2750-72f1-87ae-554d7f27ba0f', text: { en: 'Twelve', bg: 'Дванадесет' } },
      { id: '01a1f865-2751-7357-bea4-21339e6a6c9a', text: { en: 'Ten', bg: 'Десет' } },
      { id: '01a1f865-2752-721d-a0be-e34c95b02c56', text: { en: 'Six', bg: 'Шест' } },
      { id: '01a1f865-2753-7e29-8ca8-5668216a615e', text: { en: 'Eight', bg: 'Осем' }, right: true },
    ],
  },
  {
    id: '01a1f865-2754-7eff-90b2-468be99e8ccf',
    forChildren: true,
    text: {
      en: 'Which animal runs the fastest over a short distance?',
      bg: 'Кое животно бяга най-бързо на късо разстояние?',
    },
    answers: [
      { id: '01a1f865-2755-742d-b008-73bf8aaf9365', text: { en: 'The horse', bg: 'Конят' } },
      { id: '01a1f865-2756-7916-83f0-cf80bba7731a', text: { en: 'The wolf', bg: 'Вълкът' } },
      { id: '01a1f865-2757-737c-910c-e763aa05107e', text: { en: 'The cheetah', bg: 'Гепардът' }, right: true },
      { id: '01a1f865-2758-7473-a0d3-95c89880d8f9', text: { en: 'The lion', bg: 'Лъвът' } },
    ],
  },
  {
    id: '01a1f865-2759-727d-bac8-7578e0bfde4b',
    forChildren: true,
    text: { en: 'Which is the largest bird alive?', bg: 'Коя е най-едрата съвременна птица?' },
    answers: [
      { id: '01a1f865-275a-7289-9a72-d9915660e091', text: { en: 'The ostrich', bg: 'Щраусът' }, right: true },
      { id: '01a1f865-275b-7f2c-aff8-a4526f04a618', text: { en: 'The emu', bg: 'Емуто' } },
      { id: '01a1f865-275c-7a36-8fe4-b2c7b288e75f', text: { en: 'The white stork', bg: 'Белият щъркел' } },
      { id: '01a1f865-275d-7f41-8b37-61957859eff6', text: { en: 'The golden eagle', bg: 'Скалният орел' } },
    ],
  },
  {
    id: '01a1f865-275e-7b4d-924d-4b5dca8296f0',
    forChildren: true,
    text: { en: 'What is the young of a frog called?', bg: 'Как се нарича малкото на жабата?' },
    answers: [
      { id: '01a1f865-275f-744d-a9ee-77737b76ddf2', text: { en: 'A chrysalis', bg: 'Какавида' } },
      { id: '01a1f865-2760-73e0-a454-7c3b9ebafb06', text: { en: 'A caterpillar', bg: 'Гъсеница' } },
      { id: '01a1f865-2761-7dff-abe9-10c154945292', text: { en: 'A tadpole', bg: 'Попова лъжичка' }, right: true },
      { id: '01a1f865-2762-745f-9720-8c275125cb73', text: { en: 'A chick', bg: 'Пиленце' } },
    ],
  },
  {
    id: '01a1f865-2763-7b23-b388-ff596efe4794',
    forChildren: true,
    text: { en: 'Which of these animals is a mammal?', bg: 'Кое от тези животни е бозайник?' },
    answers: [
      { id: '01a1f865-2764-7e5a-ad4c-c0be4d89f545', text: { en: 'The crocodile', bg: 'Крокодилът' } },
      { id: '01a1f865-2765-7bd0-830e-1abe17c7a2d5', text: { en: 'The penguin', bg: 'Пингвинът' } },
      { id: '01a1f865-2766-76b8-8ee2-24eb759e2611', text: { en: 'The shark', bg: 'Акулата' } },
      { id: '01a1f865-2767-7051-845e-43a5c3f8bc09', text: { en: 'The dolphin', bg: 'Делфинът' }, right: true },
    ],
  },
  {
    id: '01a1f865-2768-7bb7-b982-8baa6684886e',
    forChildren: true,
    text: { en: 'How many hearts does an octopus have?', bg: 'Колко сърца има октоподът?' },
    answers: [
      { id: '01a1f865-2769-7c0b-ac2a-003be1f286b1', text: { en: 'Two', bg: 'Две' } },
      { id: '01a1f865-276a-7442-97b7-ebbae279a3dc', text: { en: 'One', bg: 'Едно' } },
      { id: '01a1f865-276b-7fe5-9ed1-6a1d2f27555c', text: { en: 'Eight', bg: 'Осем' } },
      { id: '01a1f865-276c-75e7-8ae9-0fcd43871f5f', text: { en: 'Three', bg: 'Три' }, right: true },
    ],
  },
  {
    id: '01a1f865-276d-7812-939f-b8708b243b92',
    forChildren: true,
    text: { en: 'Which of these mammals lays eggs?', bg: 'Кой от тези бозайници снася яйца?' },
    answers: [
      { id: '01a1f865-276e-7338-91ec-d0569eea98fe', text: { en: 'The platypus', bg: 'Птицечовката' }, right: true },
      { id: '01a1f865-276f-770b-872a-80a951abba2f', text: { en: 'The bat', bg: 'Прилепът' } },
      { id: '01a1f865-2770-7a71-8b45-832479e527c0', text: { en: 'The hedgehog', bg: 'Таралежът' } },
      { id: '01a1f865-2771-799e-9ffa-94e845c0b2de', text: { en: 'The kangaroo', bg: 'Кенгуруто' } },
    ],
  },
  {
    id: '01a1f865-2772-74f1-9382-9bd70c275705',
    forChildren: true,
    text: {
      en: 'What do bees gather from flowers to make honey?',
      bg: 'Какво събират пчелите от цветовете, за да правят мед?',
    },
    answers: [
      { id: '01a1f865-2773-7215-bb2c-2d292de55b50', text: { en: 'Seeds', bg: 'Семена' } },
      { id: '01a1f865-2774-76a3-9ec0-51cf0ea420f0', text: { en: 'Petals', bg: 'Венчелистчета' } },
      { id: '01a1f865-2775-7e05-bea1-5d59b0e7fd77', text: { en: 'Resin', bg: 'Смола' } },
      { id: '01a1f865-2776-741a-b051-6e9090bcff50', text: { en: 'Nectar', bg: 'Нектар' }, right: true },
    ],
  },
  {
    id: '01a1f865-2777-7a87-a2f5-e59446251576',
    forChildren: true,
    text: { en: 'What does the giant panda eat most?', bg: 'С какво се храни предимно голямата панда?' },
    answers: [
      { id: '01a1f865-2778-743c-8f51-37777e05f95c', text: { en: 'Bamboo', bg: 'С бамбук' }, right: true },
      { id: '01a1f865-2779-7cb5-b348-906022fc2717', text: { en: 'Ants', bg: 'С мравки' } },
      { id: '01a1f865-277a-71d2-9c3e-c85eaf4a7c41', text: { en: 'Eucalyptus leaves', bg: 'С листа от евкалипт' } },
      { id: '01a1f865-277b-7b56-86b7-32dd0b1ad261', text: { en: 'Fish', bg: 'С риба' } },
    ],
  },
  {
    id: '01a1f865-277c-7c34-90fb-1bd8c3db0f9f',
    text: {
      en: 'Which gas do plants take from the air for photosynthesis?',
      bg: 'Кой газ поемат растенията от въздуха за фотосинтезата?',
    },
    answers: [
      { id: '01a1f865-277d-7c58-85ca-45bf014a6a8a', text: { en: 'Nitrogen', bg: 'Азот' } },
      {
        id: '01a1f865-277e-791b-ab53-7973bb327858',
        text: { en: 'Carbon dioxide', bg: 'Въглероден диоксид' },
        right: true,
      },
      { id: '01a1f865-277f-791e-a68b-75dfc22a0fbd', text: { en: 'Helium', bg: 'Хелий' } },
      { id: '01a1f865-2780-7ea3-add5-23bec0953c02', text: { en: 'Argon', bg: 'Аргон' } },
    ],
  },
  {
    id: '01a1f865-2781-779f-a07f-ad70f68fcaa4',
    text: { en: 'What makes leaves green?', bg: 'На какво се дължи зеленият цвят на листата?' },
    answers: [
      { id: '01a1f865-2782-7688-91e4-c1f4aed25335', text: { en: 'Melanin', bg: 'На меланина' } },
      { id: '01a1f865-2783-7350-9e8c-e1b9438215d5', text: { en: 'Carotene', bg: 'На каротина' } },
      { id: '01a1f865-2784-7698-929e-10538fa76aee', text: { en: 'Haemoglobin', bg: 'На хемоглобина' } },
      { id: '01a1f865-2785-7ee6-a286-0cd0f7748191', text: { en: 'Chlorophyll', bg: 'На хлорофила' }, right: true },
    ],
  },
  {
    id: '01a1f865-2786-772b-b5e2-570c48305772',
    forChildren: true,
    text: { en: 'Which part of a tree draws water from the soil?', bg: 'Коя част на дървото поема вода от почвата?' },
    answers: [
      { id: '01a1f865-2787-721f-b9a4-630ab159ed2d', text: { en: 'The bark', bg: 'Кората' } },
      { id: '01a1f865-2788-72f1-ad10-31d98a595149', text: { en: 'The roots', bg: 'Корените' }, right: true },
      { id: '01a1f865-2789-71f9-a77f-6c930161899f', text: { en: 'The flowers', bg: 'Цветовете' } },
      { id: '01a1f865-278a-7b19-aa12-d57533dc6c46', text: { en: 'The fruit', bg: 'Плодовете' } },
    ],
  },
]
