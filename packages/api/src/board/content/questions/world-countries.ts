import type { Question } from '../types.ts'

export const worldCountries: readonly Question[] = [
  {
    id: '01a1f865-2803-792b-9c62-f7e8557cc955',
    topic: 'world',
    forChildren: true,
    text: { en: 'What is the capital of Australia?', bg: 'Коя е столицата на Австралия?' },
    answers: [
      { id: '01a1f865-2804-78d2-82cc-ebd83e867502', text: { en: 'Perth', bg: 'Пърт' } },
      { id: '01a1f865-2805-766c-ba76-781c9388ed6b', text: { en: 'Canberra', bg: 'Канбера' }, right: true },
      { id: '01a1f865-2806-766d-b2f0-930bee96bf1b', text: { en: 'Melbourne', bg: 'Мелбърн' } },
      { id: '01a1f865-2807-7d6d-ba11-69f9da91604a', text: { en: 'Sydney', bg: 'Сидни' } },
    ],
    source: 'Encyclopaedia Britannica, “Canberra”',
  },
  {
    id: '01a1f865-2808-7a9a-8306-5250a9c7a12f',
    topic: 'world',
    forChildren: true,
    text: { en: 'What is the capital of Canada?', bg: 'Коя е столицата на Канада?' },
    answers: [
      { id: '01a1f865-2809-766f-ade3-3e94eb3f85e3', text: { en: 'Ottawa', bg: 'Отава' }, right: true },
      { id: '01a1f865-280a-7a1b-a10a-9abef9c6fa65', text: { en: 'Toronto', bg: 'Торонто' } },
      { id: '01a1f865-280b-7959-8e45-1ce1baee89ec', text: { en: 'Vancouver', bg: 'Ванкувър' } },
      { id: '01a1f865-280c-7297-aae6-5dc2c3d281cd', text: { en: 'Montreal', bg: 'Монреал' } },
    ],
    source: 'Encyclopaedia Britannica, “Ottawa”',
  },
  {
    id: '01a1f865-2821-7676-8f5f-464249eb7f37',
    topic: 'world',
    forChildren: true,
    text: { en: 'Which country looks like a boot on the map?', bg: 'Коя държава прилича на ботуш върху картата?' },
    answers: [
      { id: '01a1f865-2822-7a2d-b65d-100e85262ee8', text: { en: 'Norway', bg: 'Норвегия' } },
      { id: '01a1f865-2823-7e6e-91ae-958a50790248', text: { en: 'Spain', bg: 'Испания' } },
      { id: '01a1f865-2824-7892-a228-a9ba8a2fc6d0', text: { en: 'Poland', bg: 'Полша' } },
      { id: '01a1f865-2825-725f-8153-91769ee7ebd5', text: { en: 'Italy', bg: 'Италия' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Italy”',
  },
  {
    id: '01a1f865-2835-7b09-aab7-8e5ec1824f21',
    topic: 'world',
    text: {
      en: 'In which country is the Inca city of Machu Picchu?',
      bg: 'В коя държава се намира градът на инките Мачу Пикчу?',
    },
    answers: [
      { id: '01a1f865-2836-72cb-95bc-68429683779f', text: { en: 'Mexico', bg: 'Мексико' } },
      { id: '01a1f865-2837-7a8c-b983-5d9b864eea3e', text: { en: 'Egypt', bg: 'Египет' } },
      { id: '01a1f865-2838-7665-8cba-b39aa6aed254', text: { en: 'Brazil', bg: 'Бразилия' } },
      { id: '01a1f865-2839-728e-b5e0-1e15b4b7817d', text: { en: 'Peru', bg: 'Перу' }, right: true },
    ],
    source: 'UNESCO World Heritage List, “Historic Sanctuary of Machu Picchu”',
  },
  {
    id: '01a1f865-283f-784c-a84a-05a7e6c2a984',
    topic: 'world',
    forChildren: true,
    text: { en: 'Which language do most people in Brazil speak?', bg: 'На кой език говорят повечето хора в Бразилия?' },
    answers: [
      { id: '01a1f865-2840-7d68-a1e4-8e2fd6726486', text: { en: 'French', bg: 'На френски' } },
      { id: '01a1f865-2841-76a9-8dd6-7fe2e0d5451f', text: { en: 'Italian', bg: 'На италиански' } },
      { id: '01a1f865-2842-78d7-9d5f-ca7850bc4b9c', text: { en: 'Portuguese', bg: 'На португалски' }, right: true },
      { id: '01a1f865-2843-7669-8d7f-1626c0b9cb25', text: { en: 'Spanish', bg: 'На испански' } },
    ],
    source: 'Encyclopaedia Britannica, “Brazil”',
  },
]
