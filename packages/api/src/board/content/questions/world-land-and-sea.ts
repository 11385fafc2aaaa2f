import type { Question } from '../types.ts'

export const worldLandAndSea: readonly Question[] = [
  {
    id: '01a1f865-280d-7b83-9fd1-080d1460c726',
    topic: 'world',
    forChildren: true,
    text: { en: 'Which ocean is the largest?', bg: 'Кой океан е най-голям?' },
    answers: [
      { id: '01a1f865-280e-7780-a2ce-c4a86a765eb3', text: { en: 'The Atlantic', bg: 'Атлантическият' } },
      { id: '01a1f865-280f-746d-be99-5a005f1b242e', text: { en: 'The Arctic', bg: 'Северният ледовит' } },
      { id: '01a1f865-2810-7725-916c-24168b866c3d', text: { en: 'The Indian', bg: 'Индийският' } },
      { id: '01a1f865-2811-7206-b2f0-782ad23ce699', text: { en: 'The Pacific', bg: 'Тихият' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Pacific Ocean”',
  },
  {
    id: '01a1f865-2812-7447-8512-7cc25dde2420',
    topic: 'world',
    forChildren: true,
    text: { en: 'On which continent is the Sahara?', bg: 'На кой континент се намира Сахара?' },
    answers: [
      { id: '01a1f865-2813-7ec3-9358-ac098a903ef5', text: { en: 'Africa', bg: 'Африка' }, right: true },
      { id: '01a1f865-2814-7e7a-b8b5-296a0585718d', text: { en: 'Australia', bg: 'Австралия' } },
      { id: '01a1f865-2815-7acb-86b6-dadfa85a6a7b', text: { en: 'Asia', bg: 'Азия' } },
      { id: '01a1f865-2816-7527-8e98-f9d0dfe71067', text: { en: 'South America', bg: 'Южна Америка' } },
    ],
    source: 'Encyclopaedia Britannica, “Sahara”',
  },
  {
    id: '01a1f865-2817-7016-ab02-8a18eaf32a25',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Which of these peaks is the highest above sea level?',
      bg: 'Кой от тези върхове е най-високият над морското равнище?',
    },
    answers: [
      { id: '01a1f865-2818-7803-a6a3-5a5c694bd6a7', text: { en: 'Elbrus', bg: 'Елбрус' } },
      { id: '01a1f865-2819-7c0e-8fdd-2a68cc9a715a', text: { en: 'Everest', bg: 'Еверест' }, right: true },
      { id: '01a1f865-281a-719c-b122-a045f1ddf015', text: { en: 'Mont Blanc', bg: 'Монблан' } },
      { id: '01a1f865-281b-7572-a17e-1e4cb3998ffe', text: { en: 'Kilimanjaro', bg: 'Килиманджаро' } },
    ],
    source: 'Encyclopaedia Britannica, “Mount Everest”',
  },
  {
    id: '01a1f865-281c-7c03-8a9c-fbee8e6cf817',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Which river flows through Vienna, Budapest and Belgrade?',
      bg: 'Коя река минава през Виена, Будапеща и Белград?',
    },
    answers: [
      { id: '01a1f865-281d-74d9-8c26-02992bb30f62', text: { en: 'The Rhine', bg: 'Рейн' } },
      { id: '01a1f865-281e-7575-abd1-379f82a1c4cf', text: { en: 'The Vistula', bg: 'Висла' } },
      { id: '01a1f865-281f-7d99-bb57-8e62676c1bb0', text: { en: 'The Danube', bg: 'Дунав' }, right: true },
      { id: '01a1f865-2820-7f6a-85a9-a303c81d03b1', text: { en: 'The Elbe', bg: 'Елба' } },
    ],
    source: 'Encyclopaedia Britannica, “Danube River”',
  },
  {
    id: '01a1f865-2826-7f40-b4e8-231c099afe6e',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Which line divides Earth into the Northern and Southern Hemispheres?',
      bg: 'Коя линия разделя Земята на Северно и Южно полукълбо?',
    },
    answers: [
      { id: '01a1f865-2827-741b-85ad-da0e7dc51249', text: { en: 'The Tropic of Cancer', bg: 'Тропикът на Рака' } },
      { id: '01a1f865-2828-730f-95d9-16b2d152b68e', text: { en: 'The prime meridian', bg: 'Нулевият меридиан' } },
      { id: '01a1f865-2829-7977-b884-45ea5c9aadfc', text: { en: 'The equator', bg: 'Екваторът' }, right: true },
      { id: '01a1f865-282a-7694-831f-7b43cfdbb90c', text: { en: 'The Arctic Circle', bg: 'Северният полярен кръг' } },
    ],
    source: 'Encyclopaedia Britannica, “Equator”',
  },
  {
    id: '01a1f865-282b-74f5-84ba-b70a38f3ef8f',
    topic: 'world',
    forChildren: true,
    text: { en: 'On which continent is the South Pole?', bg: 'На кой континент се намира Южният полюс?' },
    answers: [
      { id: '01a1f865-282c-7168-982d-43fd919e9c77', text: { en: 'Antarctica', bg: 'Антарктида' }, right: true },
      { id: '01a1f865-282d-79e3-9007-a14550785bb5', text: { en: 'South America', bg: 'Южна Америка' } },
      { id: '01a1f865-282e-77e6-b037-886dcb254efe', text: { en: 'Australia', bg: 'Австралия' } },
      { id: '01a1f865-282f-7123-a36c-ed849fd9ae73', text: { en: 'Africa', bg: 'Африка' } },
    ],
    source: 'Encyclopaedia Britannica, “South Pole”',
  },
  {
    id: '01a1f865-2830-7d77-89c7-b4f3ce16722d',
    topic: 'world',
    text: {
      en: 'Which ocean lies between Africa and Australia?',
      bg: 'Кой океан е разположен между Африка и Австралия?',
    },
    answers: [
      { id: '01a1f865-2831-7ac2-ab55-904ed4e1ff63', text: { en: 'The Arctic', bg: 'Северният ледовит' } },
      { id: '01a1f865-2832-7654-9dd3-1e3d3643dcb6', text: { en: 'The Pacific', bg: 'Тихият' } },
      { id: '01a1f865-2833-7cbf-9beb-ba67fb640ee2', text: { en: 'The Indian', bg: 'Индийският' }, right: true },
      { id: '01a1f865-2834-7047-8cd5-71578da87ee6', text: { en: 'The Atlantic', bg: 'Атлантическият' } },
    ],
    source: 'Encyclopaedia Britannica, “Indian Ocean”',
  },
  {
    id: '01a1f865-283a-7842-aebf-d0f040142783',
    topic: 'world',
    text: { en: 'Which strait lies between Spain and Morocco?', bg: 'Кой пролив е между Испания и Мароко?' },
    answers: [
      { id: '01a1f865-283b-713b-a429-38e5924ee15d', text: { en: 'The Dardanelles', bg: 'Дарданелите' } },
      { id: '01a1f865-283c-72bd-8ece-0c7bc1626435', text: { en: 'The Bering Strait', bg: 'Беринговият' } },
      { id: '01a1f865-283d-7ec6-9f42-7580d16b7090', text: { en: 'The Bosporus', bg: 'Босфорът' } },
      {
        id: '01a1f865-283e-7915-b7ec-c40e4966a96a',
        text: { en: 'The Strait of Gibraltar', bg: 'Гибралтарският' },
        right: true,
      },
    ],
    source: 'Encyclopaedia Britannica, “Strait of Gibraltar”',
  },
]
