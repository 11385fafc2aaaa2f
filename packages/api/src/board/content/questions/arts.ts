import type { Question } from '../types.ts'

export const arts: readonly Question[] = [
  {
    id: '01a1f865-28a8-711f-9a84-714eb079619e',
    forChildren: true,
    text: {
      en: 'How many keys does a standard modern piano have?',
      bg: 'Колко клавиша има обичайното съвременно пиано?',
    },
    answers: [
      { id: '01a1f865-28a9-74ff-93bc-0c5fd7cc5fa4', text: { en: '88', bg: '88' }, right: true },
      { id: '01a1f865-28aa-716a-8f70-f8754c704b1f', text: { en: '76', bg: '76' } },
      { id: '01a1f865-28ab-77f4-b05f-ed58e9557ab9', text: { en: '66', bg: '66' } },
      { id: '01a1f865-28ac-72bd-973a-c965fc54f62b', text: { en: '100', bg: '100' } },
    ],
  },
  {
    id: '01a1f865-28ad-75b6-a631-cd5bb5a7ddf9',
    forChildren: true,
    text: { en: 'How many strings does a violin have?', bg: 'Колко струни има цигулката?' },
    answers: [
      { id: '01a1f865-28ae-7cac-aebf-44fbc0874cc7', text: { en: 'Six', bg: 'Шест' } },
      { id: '01a1f865-28af-7c27-8c8f-4df8c46fbec0', text: { en: 'Four', bg: 'Четири' }, right: true },
      { id: '01a1f865-28b0-7d31-990e-3ec042d94010', text: { en: 'Eight', bg: 'Осем' } },
      { id: '01a1f865-28b1-77cc-81da-a5e457a9beb3', text: { en: 'Three', bg: 'Три' } },
    ],
  },
  {
    id: '01a1f865-28b2-7cba-b916-50336c140734',
    text: {
      en: 'To which family of instruments does the flute belong?',
      bg: 'Към кое семейство инструменти принадлежи флейтата?',
    },
    answers: [
      { id: '01a1f865-28b3-7b8a-969f-91e987e1fd5e', text: { en: 'Percussion', bg: 'Ударни' } },
      { id: '01a1f865-28b4-7160-b3c0-12644c1b968c', text: { en: 'Brass', bg: 'Медни духови' } },
      { id: '01a1f865-28b5-7687-aeb3-bca86d8fbe8d', text: { en: 'Strings', bg: 'Струнни' } },
      { id: '01a1f865-28b6-7b96-9dda-b81e9534c17d', text: { en: 'Woodwind', bg: 'Дървени духови' }, right: true },
    ],
  },
  {
    id: '01a1f865-28b7-7998-89fc-2e1ada627f70',
    text: {
      en: 'Who composed the violin concertos “The Four Seasons”?',
      bg: 'Кой е композиторът на цигулковите концерти „Годишните времена“?',
    },
    answers: [
      { id: '01a1f865-28b8-7a76-9a3b-4192b16ae8dc', text: { en: 'Ludwig van Beethoven', bg: 'Лудвиг ван Бетовен' } },
      {
        id: '01a1f865-28b9-73ae-984b-72d095345305',
        text: { en: 'Antonio Vivaldi', bg: 'Антонио Вивалди' },
        right: true,
      },
      { id: '01a1f865-28ba-7047-89c4-afea24861dde', text: { en: 'Frédéric Chopin', bg: 'Фредерик Шопен' } },
      {
        id: '01a1f865-28bb-7bcf-b470-e7ea49450afa',
        text: { en: 'Wolfgang Amadeus Mozart', bg: 'Волфганг Амадеус Моцарт' },
      },
    ],
  },
  {
    id: '01a1f865-28bc-7179-8bab-b3db4e4c85e9',
    forChildren: true,
    text: { en: 'Who painted the “Mona Lisa”?', bg: 'Кой е художникът на „Мона Лиза“?' },
    answers: [
      { id: '01a1f865-28bd-71ba-a6a0-5fab510cf49b', text: { en: 'Rembrandt', bg: 'Рембранд' } },
      { id: '01a1f865-28be-7134-85e3-281f004dce0d', text: { en: 'Raphael', bg: 'Рафаело' } },
      { id: '01a1f865-28bf-7661-9ae0-976dd4e702a4', text: { en: 'Michelangelo', bg: 'Микеланджело' } },
      {
        id: '01a1f865-28c0-75c9-97de-1df7c12d956d',
        text: { en: 'Leonardo da Vinci', bg: 'Леонардо да Винчи' },
        right: true,
      },
    ],
  },
  {
    id: '01a1f865-28c1-7b1a-aefc-61c4f6d2997e',
    text: { en: 'Who painted “The Starry Night” of 1889?', bg: 'Кой е художникът на „Звездна нощ“ от 1889 г.?' },
    answers: [
      { id: '01a1f865-28c2-7d69-9c5f-a03c5625ccbb', text: { en: 'Claude Monet', bg: 'Клод Моне' } },
      {
        id: '01a1f865-28c3-764b-ad4e-75c250e01469',
        text: { en: 'Vincent van Gogh', bg: 'Винсент ван Гог' },
        right: true,
      },
      { id: '01a1f865-28c4-768e-9a98-c0d8cb4f835f', text: { en: 'Pablo Picasso', bg: 'Пабло Пикасо' } },
      { id: '01a1f865-28c5-7f08-9712-ac1343801607', text: { en: 'Edgar Degas', bg: 'Едгар Дега' } },
    ],
  },
  {
    id: '01a1f865-28c6-717d-99c3-5a9e5d5c3aa9',
    forChildren: true,
    text: {
      en: 'What colour do you get by mixing blue and yellow paint?',
      bg: 'Какъв цвят се получава, когато смесиш синя и жълта боя?',
    },
    answers: [
      { id: '01a1f865-28c7-7a6e-b3e3-759f05598cdc', text: { en: 'Orange', bg: 'Оранжев' } },
      { id: '01a1f865-28c8-7b19-b4d7-909a21fbd470', text: { en: 'Red', bg: 'Червен' } },
      { id: '01a1f865-28c9-77a0-8030-634bb7289659', text: { en: 'Green', bg: 'Зелен' }, right: true },
      { id: '01a1f865-28ca-7782-b95c-7cfbbbdf0f50', text: { en: 'Purple', bg: 'Лилав' } },
    ],
  },
  {
    id: '01a1f865-28cb-702d-a03f-9836112929e4',
    text: { en: 'Who wrote “Romeo and Juliet”?', bg: 'Кой е авторът на „Ромео и Жулиета“?' },
    answers: [
      { id: '01a1f865-28cc-7e41-84c0-b5d6fdf62366', text: { en: 'Molière', bg: 'Молиер' } },
      { id: '01a1f865-28cd-7fe8-8385-6acf0b58724f', text: { en: 'Charles Dickens', bg: 'Чарлс Дикенс' } },
      { id: '01a1f865-28ce-778e-925a-88313a8af147', text: { en: 'Victor Hugo', bg: 'Виктор Юго' } },
      {
        id: '01a1f865-28cf-74d2-827f-12bd2c6e1118',
        text: { en: 'William Shakespeare', bg: 'Уилям Шекспир' },
        right: true,
      },
    ],
  },
  {
    id: '01a1f865-28d0-7b55-92ab-8dd2bcba011c',
    text: { en: 'Who wrote “Don Quixote”?', bg: 'Кой е авторът на „Дон Кихот“?' },
    answers: [
      { id: '01a1f865-28d1-7f98-9c1e-3aaa6233f762', text: { en: 'Leo Tolstoy', bg: 'Лев Толстой' } },
      {
        id: '01a1f865-28d2-7891-83a4-81ea8ade21bc',
        text: { en: 'Miguel de Cervantes', bg: 'Мигел де Сервантес' },
        right: true,
      },
      { id: '01a1f865-28d3-7396-93da-587d55110ce9', text: { en: 'Alexandre Dumas', bg: 'Александър Дюма' } },
      { id: '01a1f865-28d4-71da-8ba0-7332b76a7391', text: { en: 'Dante Alighieri', bg: 'Данте Алигиери' } },
    ],
  },
  {
    id: '01a1f865-28d5-740f-94bd-b77bf97076c1',
    forChildren: true,
    text: { en: 'Who wrote “The Little Prince”?', bg: 'Кой е авторът на „Малкият принц“?' },
    answers: [
      {
        id: '01a1f865-28d6-727c-b520-441944a44ac0',
        text: { en: 'Hans Christian Andersen', bg: 'Ханс Кристиан Андерсен' },
      },
      { id: '01a1f865-28d7-7a74-a5df-57ac3db91d49', text: { en: 'Astrid Lindgren', bg: 'Астрид Линдгрен' } },
      { id: '01a1f865-28d8-7f67-b9e8-b05082099202', text: { en: 'Jules Verne', bg: 'Жул Верн' } },
      {
        id: '01a1f865-28d9-75fb-b032-291439443966',
        text: { en: 'Antoine de Saint-Exupéry', bg: 'Антоан дьо Сент-Екзюпери' },
        right: true,
      },
    ],
  },
  {
    id: '01a1f865-28da-7769-bf19-a37f25057833',
    forChildren: true,
    text: {
      en: 'What is the Japanese art of folding paper called?',
      bg: 'Как се нарича японското изкуство на сгъване на хартия?',
    },
    answers: [
      { id: '01a1f865-28db-73e2-b32b-79b7196dfd7a', text: { en: 'Origami', bg: 'Оригами' }, right: true },
      { id: '01a1f865-28dc-7ff1-bd72-6a721a8655e0', text: { en: 'Ikebana', bg: 'Икебана' } },
      { id: '01a1f865-28dd-7aed-a06f-7d46979fe2cd', text: { en: 'Haiku', bg: 'Хайку' } },
      { id: '01a1f865-28de-7a17-bef1-ca0aa768a72f', text: { en: 'Sumo', bg: 'Сумо' } },
    ],
  },
  {
    id: '01a1f865-28df-7d8e-98ab-b64e413b45da',
    text: {
      en: 'What do we call words that sound different but mean the same or nearly the same?',
      bg: 'Как се наричат думите с различен звуков състав, но с еднакво или близко значение?',
    },
    answers: [
      { id: '01a1f865-28e0-7857-a74e-5f3013db1ea1', text: { en: 'Homonyms', bg: 'Омоними' } },
      { id: '01a1f865-28e1-78bf-a55f-4d7a821ef9f0', text: { en: 'Acronyms', bg: 'Акроними' } },
      { id: '01a1f865-28e2-7205-bf16-caeea6cfa921', text: { en: 'Synonyms', bg: 'Синоними' }, right: true },
      { id: '01a1f865-28e3-79fa-9b66-ac1178614edc', text: { en: 'Antonyms', bg: 'Антоними' } },
    ],
  },
  {
    id: '01a1f865-28e4-7f7c-9dae-32790cadc9e4',
    text: { en: 'Which is the last letter of the Greek alphabet?', bg: 'Коя е последната буква на гръцката азбука?' },
    answers: [
      { id: '01a1f865-28e5-7415-b53e-ccf0d49f8cd4', text: { en: 'Delta', bg: 'Делта' } },
      { id: '01a1f865-28e6-7247-b56f-f1200d196e89', text: { en: 'Alpha', bg: 'Алфа' } },
      { id: '01a1f865-28e7-72d9-bd30-cbc8c28e0ba7', text: { en: 'Sigma', bg: 'Сигма' } },
      { id: '01a1f865-28e8-7419-ad0b-77d45d6119d9', text: { en: 'Omega', bg: 'Омега' }, right: true },
    ],
  },
]
