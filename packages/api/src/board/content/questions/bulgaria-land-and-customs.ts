import type { Question } from '../types.ts'

export const bulgariaLandAndCustoms: readonly Question[] = [
  {
    id: '01a1f865-2844-7804-83d7-df4bcc48ad2b',
    topic: 'bulgaria',
    forChildren: true,
    text: { en: 'Which is the highest peak in Bulgaria?', bg: 'Кой е най-високият връх в България?' },
    answers: [
      { id: '01a1f865-2845-7ae8-b229-b5fa262fa0b0', text: { en: 'Cherni Vrah', bg: 'Черни връх' } },
      { id: '01a1f865-2846-7a46-a1d5-5d851eebdab6', text: { en: 'Vihren', bg: 'Вихрен' } },
      { id: '01a1f865-2847-73f5-8dc0-f3d7288e9e29', text: { en: 'Musala', bg: 'Мусала' }, right: true },
      { id: '01a1f865-2848-7bb5-8a15-f12e0df3bfee', text: { en: 'Botev', bg: 'Ботев' } },
    ],
    source: 'Encyclopaedia Britannica, “Musala Peak”',
  },
  {
    id: '01a1f865-2849-71a5-9b15-b176e55d7e00',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Which river forms most of Bulgaria’s northern border?',
      bg: 'Коя река очертава по-голямата част от северната граница на България?',
    },
    answers: [
      { id: '01a1f865-284a-7858-ba7b-e45bab1d9cd1', text: { en: 'The Danube', bg: 'Дунав' }, right: true },
      { id: '01a1f865-284b-78c3-bb41-d5ea2cdce956', text: { en: 'The Maritsa', bg: 'Марица' } },
      { id: '01a1f865-284c-74c2-9bfa-f98a62f25b9d', text: { en: 'The Struma', bg: 'Струма' } },
      { id: '01a1f865-284d-739a-b905-dda8a0488136', text: { en: 'The Iskar', bg: 'Искър' } },
    ],
    source: 'Encyclopaedia Britannica, “Bulgaria”',
  },
  {
    id: '01a1f865-284e-7c51-abe5-5a540203c404',
    topic: 'bulgaria',
    forChildren: true,
    text: { en: 'Which sea washes the coast of Bulgaria?', bg: 'Кое море мие бреговете на България?' },
    answers: [
      { id: '01a1f865-284f-730b-9b66-d96d5a8f61f4', text: { en: 'The Black Sea', bg: 'Черно море' }, right: true },
      { id: '01a1f865-2850-7dda-9ad4-92d71e06eb37', text: { en: 'The Caspian Sea', bg: 'Каспийско море' } },
      { id: '01a1f865-2851-7873-967f-a73014c100b7', text: { en: 'The Adriatic Sea', bg: 'Адриатическо море' } },
      { id: '01a1f865-2852-7c1d-99de-b5a86efd3e3b', text: { en: 'The Aegean Sea', bg: 'Егейско море' } },
    ],
    source: 'Encyclopaedia Britannica, “Black Sea”',
  },
  {
    id: '01a1f865-2858-77f5-9bba-94e50ea1a2e0',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Which flower made the valley around Kazanlak famous?',
      bg: 'С кое цвете е прочута долината около Казанлък?',
    },
    answers: [
      { id: '01a1f865-2859-7b2a-bff6-2fd6fbab56ce', text: { en: 'The rose', bg: 'Розата' }, right: true },
      { id: '01a1f865-285a-7a20-be92-eae393482bf0', text: { en: 'The tulip', bg: 'Лалето' } },
      { id: '01a1f865-285b-720d-a9e0-ea366e5354f1', text: { en: 'The edelweiss', bg: 'Еделвайсът' } },
      { id: '01a1f865-285c-7161-bfdc-81f5d8864326', text: { en: 'The lotus', bg: 'Лотосът' } },
    ],
    source: 'Encyclopaedia Britannica, “Kazanlak”',
  },
  {
    id: '01a1f865-2867-797b-b7b3-3b73825ccca2',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'What do Bulgarians give each other for good health as winter ends?',
      bg: 'Какво си подаряват българите за здраве, когато зимата си отива?',
    },
    answers: [
      { id: '01a1f865-2868-75f7-9644-4f094d2cd878', text: { en: 'Pumpkins', bg: 'Тикви' } },
      { id: '01a1f865-2869-7b08-bc70-30cb8818ab5d', text: { en: 'Clay whistles', bg: 'Глинени свирки' } },
      {
        id: '01a1f865-286a-7114-8a34-56f62a6419c3',
        text: { en: 'Wreaths of oak leaves', bg: 'Венци от дъбови листа' },
      },
      { id: '01a1f865-286b-7db1-b602-e80bb9e37e0e', text: { en: 'Martenitsas', bg: 'Мартеници' }, right: true },
    ],
    source: 'UNESCO Intangible Cultural Heritage, “Cultural practices associated to the 1st of March”',
  },
]
