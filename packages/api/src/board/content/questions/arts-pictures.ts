import type { Question } from '../types.ts'

export const artsPictures: readonly Question[] = [
  {
    id: '01a1f865-28bc-7179-8bab-b3db4e4c85e9',
    topic: 'arts',
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
    source: 'Musée du Louvre, “Mona Lisa”',
  },
  {
    id: '01a1f865-28c1-7b1a-aefc-61c4f6d2997e',
    topic: 'arts',
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
    source: 'Museum of Modern Art, New York, “The Starry Night”',
  },
  {
    id: '01a1f865-28c6-717d-99c3-5a9e5d5c3aa9',
    topic: 'arts',
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
    source: 'Encyclopaedia Britannica, “colour”: mixing of pigments',
  },
  {
    id: '01a1f865-28da-7769-bf19-a37f25057833',
    topic: 'arts',
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
    source: 'Encyclopaedia Britannica, “origami”',
  },
]
