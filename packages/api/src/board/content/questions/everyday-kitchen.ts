import type { Question } from '../types.ts'

export const everydayKitchen: readonly Question[] = [
  {
    id: '01a218a2-4da9-77e0-b79d-fe46c73f352e',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'Which ingredient makes bread dough rise?', bg: 'Коя съставка кара тестото за хляб да бухне?' },
    answers: [
      { id: '01a218a2-4daa-7052-aa02-dad21dbc890b', text: { en: 'Salt', bg: 'Солта' } },
      { id: '01a218a2-4dab-72c4-b6a2-ff7ad21feab6', text: { en: 'Yeast', bg: 'Маята' }, right: true },
      { id: '01a218a2-4dac-7c07-a55a-aad3cf6ff078', text: { en: 'Oil', bg: 'Олиото' } },
      { id: '01a218a2-4dad-76a6-8a6b-88f9d2fe1632', text: { en: 'Water', bg: 'Водата' } },
    ],
    source: 'Encyclopaedia Britannica, “leavening agent”',
  },
  {
    id: '01a218a2-4dae-7f65-851e-6c86b55c2f16',
    topic: 'everyday',
    text: { en: 'From which flower do we get saffron?', bg: 'От кое цвете се добива подправката шафран?' },
    answers: [
      { id: '01a218a2-4daf-7b9b-bef0-033fb467bda7', text: { en: 'The marigold', bg: 'От невен' } },
      { id: '01a218a2-4db0-7a35-b6a0-938a2e2c681e', text: { en: 'The sunflower', bg: 'От слънчоглед' } },
      { id: '01a218a2-4db1-7d0d-bf4b-d3a17d1aafde', text: { en: 'Lavender', bg: 'От лавандула' } },
      { id: '01a218a2-4db2-75de-bb9f-39148755dc03', text: { en: 'The crocus', bg: 'От минзухар' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “saffron”',
  },
  {
    id: '01a218a2-4db3-71dc-a065-b21aa572333b',
    topic: 'everyday',
    text: { en: 'What is tofu made from?', bg: 'От какво се прави тофуто?' },
    answers: [
      { id: '01a218a2-4db4-7ae9-ae9f-54db8a8b233c', text: { en: 'Rice', bg: 'От ориз' } },
      { id: '01a218a2-4db5-7d1e-bfa7-48dd9e326a2a', text: { en: 'Cow’s milk', bg: 'От краве мляко' } },
      { id: '01a218a2-4db6-76b9-9378-0163dfb3ee9d', text: { en: 'Soybeans', bg: 'От соя' }, right: true },
      { id: '01a218a2-4db7-7ce8-94ee-5c80b021ce71', text: { en: 'Coconuts', bg: 'От кокосови орехи' } },
    ],
    source: 'Encyclopaedia Britannica, “tofu”',
  },
  {
    id: '01a218a2-4db8-71b4-ba60-cd95de523a84',
    topic: 'everyday',
    text: { en: 'What is the main ingredient of hummus?', bg: 'Коя е главната съставка на хумуса?' },
    answers: [
      { id: '01a218a2-4db9-7ab9-94b9-650f14db1cc7', text: { en: 'Lentils', bg: 'Лещата' } },
      { id: '01a218a2-4dba-78d8-8414-57da8bdbd730', text: { en: 'Chickpeas', bg: 'Нахутът' }, right: true },
      { id: '01a218a2-4dbb-78c9-a8fe-9c3637bac96f', text: { en: 'Potatoes', bg: 'Картофите' } },
      { id: '01a218a2-4dbc-7448-9e2f-6152a6950999', text: { en: 'Aubergines', bg: 'Патладжаните' } },
    ],
    source: 'Encyclopaedia Britannica, “hummus”',
  },
  {
    id: '01a218a2-4dbd-709a-960c-113f18717a17',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'What makes our eyes water when we cut an onion?',
      bg: 'От какво ни се насълзяват очите, когато режем лук?',
    },
    answers: [
      {
        id: '01a218a2-4dbe-73f7-91d0-f889d0b90cfe',
        text: { en: 'The dust on its skin', bg: 'От праха по люспите му' },
      },
      { id: '01a218a2-4dbf-7055-a4ef-2e1f272f1177', text: { en: 'Its cold juice', bg: 'От студения му сок' } },
      {
        id: '01a218a2-4dc0-7e1b-bca1-ac53235980d6',
        text: { en: 'A gas from its cells', bg: 'От газ, който се отделя от него' },
        right: true,
      },
      { id: '01a218a2-4dc1-7c20-ba46-9435b45395f6', text: { en: 'Its white colour', bg: 'От белия му цвят' } },
    ],
    source: 'Library of Congress, “Why does chopping an onion make you cry?”',
  },
  {
    id: '01a218a2-4dc2-7a7c-bba1-b428b70324e5',
    topic: 'everyday',
    text: {
      en: 'What does an E with a number, such as E330, mean on a European food label?',
      bg: 'Какво означава Е с число, например Е330, върху етикета на храна в Европа?',
    },
    answers: [
      { id: '01a218a2-4dc3-703a-89e5-14d07a65b7af', text: { en: 'An additive', bg: 'Добавка' }, right: true },
      { id: '01a218a2-4dc4-7fb6-8abd-65ea2ba07e4c', text: { en: 'A vitamin', bg: 'Витамин' } },
      { id: '01a218a2-4dc5-7079-b07f-d9684738e642', text: { en: 'The calories', bg: 'Калориите' } },
      { id: '01a218a2-4dc6-7d82-844d-e7d2a8bd0367', text: { en: 'The country of origin', bg: 'Страната на произход' } },
    ],
    source: 'European Food Safety Authority, “Food additives”',
  },
  {
    id: '01a218a2-4dc7-7bd8-a8f4-4d8c5e01feae',
    topic: 'everyday',
    text: {
      en: 'Which words on a label give the last day on which a food is safe to eat?',
      bg: 'Кой надпис върху опаковката показва до кой ден храната е безопасна?',
    },
    answers: [
      { id: '01a218a2-4dc8-7488-9996-2e230e23b102', text: { en: '“Best before”', bg: '„Най-добър до“' } },
      { id: '01a218a2-4dc9-7874-a483-ffd2daa2bd88', text: { en: '“Packed on”', bg: '„Опаковано на“' } },
      { id: '01a218a2-4dca-7a03-930e-e993624419a7', text: { en: '“Produced on”', bg: '„Произведено на“' } },
      { id: '01a218a2-4dcb-733d-9a78-f58f189602e6', text: { en: '“Use by”', bg: '„Използвай преди“' }, right: true },
    ],
    source: 'Regulation (EU) No 1169/2011, article 24',
  },
  {
    id: '01a218a2-4dcc-7727-9986-99fbd3980610',
    topic: 'everyday',
    text: {
      en: 'How do you put out burning oil in a pan on the stove?',
      bg: 'Как се гаси пламнало олио в тиган на котлона?',
    },
    answers: [
      { id: '01a218a2-4dcd-7c7d-adfa-2843f5322f04', text: { en: 'Pour water on it', bg: 'Залива се с вода' } },
      { id: '01a218a2-4dce-7ed3-a8dd-84dfecc10c9a', text: { en: 'Carry it outside', bg: 'Изнася се навън' } },
      { id: '01a218a2-4dcf-7074-bdd6-ebcc2760b9d7', text: { en: 'Blow on the flames', bg: 'Духа се върху пламъка' } },
      {
        id: '01a218a2-4dd0-76b3-b6aa-c91ffc3465b6',
        text: { en: 'Put a lid on it', bg: 'Похлупва се с капак' },
        right: true,
      },
    ],
    source: 'National Fire Protection Association, “Cooking safety”',
  },
  {
    id: '01a218a2-4df9-73b4-a9fd-9cd8d1bb0efc',
    topic: 'everyday',
    text: {
      en: 'Which of these has the most vitamin C in 100 grams, when raw?',
      bg: 'Кое от тези, когато е сурово, съдържа най-много витамин C на 100 грама?',
    },
    answers: [
      { id: '01a218a2-4dfa-79c1-8a8d-dd8c9bf12d11', text: { en: 'Apples', bg: 'Ябълките' } },
      { id: '01a218a2-4dfb-771d-a0d1-7026bfb95f5c', text: { en: 'Oranges', bg: 'Портокалите' } },
      { id: '01a218a2-4dfc-76c6-9fb7-4bd3eabdfff4', text: { en: 'Red peppers', bg: 'Червените чушки' }, right: true },
      { id: '01a218a2-4dfd-73bb-95ea-a230efb99dfc', text: { en: 'Cucumbers', bg: 'Краставиците' } },
    ],
    source: 'USDA FoodData Central',
  },
]
