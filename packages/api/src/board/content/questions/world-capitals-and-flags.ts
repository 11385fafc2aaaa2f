import type { Question } from '../types.ts'

export const worldCapitalsAndFlags: readonly Question[] = [
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
    id: '01a218a5-c210-71a3-be45-06e53f5fc2df',
    topic: 'world',
    forChildren: true,
    text: { en: 'What is the capital of Turkey?', bg: 'Коя е столицата на Турция?' },
    answers: [
      { id: '01a218a5-c211-75ad-b460-a79b20bc179a', text: { en: 'Ankara', bg: 'Анкара' }, right: true },
      { id: '01a218a5-c212-7405-9604-d591430850e0', text: { en: 'Istanbul', bg: 'Истанбул' } },
      { id: '01a218a5-c213-72eb-9327-017906b0b094', text: { en: 'Izmir', bg: 'Измир' } },
      { id: '01a218a5-c214-7cfc-ba2d-63e70640ad9a', text: { en: 'Antalya', bg: 'Анталия' } },
    ],
    source: 'Encyclopaedia Britannica, “Ankara”',
  },
  {
    id: '01a218a5-c215-7acf-98b9-e6e71fea7e2a',
    topic: 'world',
    text: { en: 'Which city is the capital of New Zealand?', bg: 'Кой град е столица на Нова Зеландия?' },
    answers: [
      { id: '01a218a5-c216-732d-a91e-ebeaf13d0991', text: { en: 'Auckland', bg: 'Окланд' } },
      { id: '01a218a5-c217-7931-8d30-8cfe0dc441da', text: { en: 'Christchurch', bg: 'Крайстчърч' } },
      { id: '01a218a5-c218-765a-9b38-f265c525fe22', text: { en: 'Wellington', bg: 'Уелингтън' }, right: true },
      { id: '01a218a5-c219-7e0a-88a6-bb5fc9351f3e', text: { en: 'Hamilton', bg: 'Хамилтън' } },
    ],
    source: 'Encyclopaedia Britannica, “Wellington” (New Zealand)',
  },
  {
    id: '01a218a5-c21a-7d8c-a828-ad3366abbfbc',
    topic: 'world',
    text: { en: 'Of which country is Nairobi the capital?', bg: 'На коя държава е столица Найроби?' },
    answers: [
      { id: '01a218a5-c21b-79e1-bf06-ae9cf164134d', text: { en: 'Uganda', bg: 'На Уганда' } },
      { id: '01a218a5-c21c-7d08-91d5-f373397d0486', text: { en: 'Tanzania', bg: 'На Танзания' } },
      { id: '01a218a5-c21d-772e-9f4d-64e47e1ccbe0', text: { en: 'Kenya', bg: 'На Кения' }, right: true },
      { id: '01a218a5-c21e-7a99-ae7c-f4b6ffa6ea4b', text: { en: 'Ghana', bg: 'На Гана' } },
    ],
    source: 'Encyclopaedia Britannica, “Nairobi”',
  },
  {
    id: '01a218a5-c21f-7c77-93c9-f253e3e56dfa',
    topic: 'world',
    text: { en: 'What is the capital of Morocco?', bg: 'Коя е столицата на Мароко?' },
    answers: [
      { id: '01a218a5-c220-7530-80c4-1b766489e2a4', text: { en: 'Casablanca', bg: 'Казабланка' } },
      { id: '01a218a5-c221-7256-b844-d549f367f8a2', text: { en: 'Rabat', bg: 'Рабат' }, right: true },
      { id: '01a218a5-c222-7527-8483-f305490165d5', text: { en: 'Marrakesh', bg: 'Маракеш' } },
      { id: '01a218a5-c223-7cce-a539-cf0f694c763f', text: { en: 'Tangier', bg: 'Танжер' } },
    ],
    source: 'Encyclopaedia Britannica, “Rabat”',
  },
  {
    id: '01a218a5-c233-7e1c-86c4-0a075707f35c',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Which animal stands beside the emu on the coat of arms of Australia?',
      bg: 'Кое животно стои до емуто в герба на Австралия?',
    },
    answers: [
      { id: '01a218a5-c234-72ed-9532-87e4abf2ca75', text: { en: 'The koala', bg: 'Коалата' } },
      { id: '01a218a5-c235-765a-b726-646de3eed27e', text: { en: 'The kangaroo', bg: 'Кенгуруто' }, right: true },
      { id: '01a218a5-c236-7731-8807-fde2f1b632c3', text: { en: 'The platypus', bg: 'Птицечовката' } },
      { id: '01a218a5-c237-7f25-8aad-9ee602cf35a4', text: { en: 'The wombat', bg: 'Вомбатът' } },
    ],
    source: 'Australian Government, “Commonwealth Coat of Arms”',
  },
  {
    id: '01a218a5-c242-71a1-b94f-e0a1f4bf2b25',
    topic: 'world',
    text: {
      en: 'Which country has the temple of Angkor Wat on its flag?',
      bg: 'Коя държава има на знамето си храма Ангкор Ват?',
    },
    answers: [
      { id: '01a218a5-c243-7799-b428-ee66a058ac4e', text: { en: 'Cambodia', bg: 'Камбоджа' }, right: true },
      { id: '01a218a5-c244-7616-acbd-679ab3a52175', text: { en: 'Thailand', bg: 'Тайланд' } },
      { id: '01a218a5-c245-75d9-80d6-1f2d079b1caf', text: { en: 'Vietnam', bg: 'Виетнам' } },
      { id: '01a218a5-c246-7128-8655-fa81fe810f5e', text: { en: 'Sri Lanka', bg: 'Шри Ланка' } },
    ],
    source: 'Encyclopaedia Britannica, “flag of Cambodia”',
  },
  {
    id: '01a218a5-c247-750b-9600-26d9a5c35490',
    topic: 'world',
    forChildren: true,
    text: { en: 'The leaf of which tree is on the flag of Canada?', bg: 'Листът на кое дърво е на знамето на Канада?' },
    answers: [
      { id: '01a218a5-c248-74c6-90d2-7fb8c800f3a9', text: { en: 'The oak', bg: 'На дъба' } },
      { id: '01a218a5-c249-7512-90f7-2aeb115d7c06', text: { en: 'The birch', bg: 'На брезата' } },
      { id: '01a218a5-c24a-7340-9a16-6b8ee5453369', text: { en: 'The maple', bg: 'На клена' }, right: true },
      { id: '01a218a5-c24b-74d5-8381-63e785ecc7b2', text: { en: 'The chestnut', bg: 'На кестена' } },
    ],
    source: 'Encyclopaedia Britannica, “flag of Canada”',
  },
  {
    id: '01a218a5-c24c-7083-bc0d-1f0c4d9accff',
    topic: 'world',
    text: {
      en: 'Which country has a flag that is not a rectangle?',
      bg: 'Коя държава има знаме, което не е правоъгълно?',
    },
    answers: [
      { id: '01a218a5-c24d-7fa8-b62b-9206fe39a4bd', text: { en: 'Bhutan', bg: 'Бутан' } },
      { id: '01a218a5-c24e-702d-9d36-3391e2f8d64d', text: { en: 'Nepal', bg: 'Непал' }, right: true },
      { id: '01a218a5-c24f-7c9d-a2dd-7fb1d9b5b464', text: { en: 'Mongolia', bg: 'Монголия' } },
      { id: '01a218a5-c250-7c24-8ea0-ee008b8a8fa5', text: { en: 'Sri Lanka', bg: 'Шри Ланка' } },
    ],
    source: 'Encyclopaedia Britannica, “flag of Nepal”',
  },
]
