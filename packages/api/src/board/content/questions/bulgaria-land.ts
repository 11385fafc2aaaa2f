import type { Question } from '../types.ts'

export const bulgariaLand: readonly Question[] = [
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
    source: 'Encyclopaedia Britannica, “Kazanlŭk”',
  },
  {
    id: '01a218a5-c17a-775e-9e8b-94a97c1b68af',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'What are the colours of the Bulgarian flag, from top to bottom?',
      bg: 'Кои са цветовете на българското знаме, отгоре надолу?',
    },
    answers: [
      { id: '01a218a5-c17b-76fa-a130-59b8426f1cec', text: { en: 'White, blue and red', bg: 'Бяло, синьо и червено' } },
      {
        id: '01a218a5-c17c-7b4b-b7ed-b7abf16992a5',
        text: { en: 'Red, white and green', bg: 'Червено, бяло и зелено' },
      },
      {
        id: '01a218a5-c17d-7fc9-82fa-c2cd495d9cf5',
        text: { en: 'White, green and red', bg: 'Бяло, зелено и червено' },
        right: true,
      },
      {
        id: '01a218a5-c17e-79c1-a1e4-10b9a0b04b86',
        text: { en: 'Green, white and red', bg: 'Зелено, бяло и червено' },
      },
    ],
    source: 'Constitution of the Republic of Bulgaria, article 166',
  },
  {
    id: '01a218a5-c19d-7e4d-80db-9bb2b2f437b5',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'What divides Bulgaria into a northern and a southern half?',
      bg: 'Какво разделя България на северна и южна половина?',
    },
    answers: [
      { id: '01a218a5-c19e-70f1-b902-4018fa001fe0', text: { en: 'The Maritsa', bg: 'Марица' } },
      { id: '01a218a5-c19f-7f25-a67a-c6ca637c4a6d', text: { en: 'Stara Planina', bg: 'Стара планина' }, right: true },
      { id: '01a218a5-c1a0-7c24-9bbf-80e5ca9bad72', text: { en: 'The Rhodopes', bg: 'Родопите' } },
      { id: '01a218a5-c1a1-74b3-9579-34104e822152', text: { en: 'The Danube', bg: 'Дунав' } },
    ],
    source: 'Encyclopaedia Britannica, “Balkan Mountains”',
  },
  {
    id: '01a218a5-c1a2-71f1-828e-c46e176d9601',
    topic: 'bulgaria',
    text: {
      en: 'Which is the longest river that flows in Bulgaria only?',
      bg: 'Коя е най-дългата река, която тече само в България?',
    },
    answers: [
      { id: '01a218a5-c1a3-7912-b7a9-8bcbd61d580c', text: { en: 'The Yantra', bg: 'Янтра' } },
      { id: '01a218a5-c1a4-7ee5-9547-7739ede20041', text: { en: 'The Iskar', bg: 'Искър' }, right: true },
      { id: '01a218a5-c1a5-79cf-aba2-fcc0ec070ddf', text: { en: 'The Kamchiya', bg: 'Камчия' } },
      { id: '01a218a5-c1a6-7a87-9b4f-2efb2d563447', text: { en: 'The Osam', bg: 'Осъм' } },
    ],
    source: 'Wikipedia, “Iskar (river)”',
  },
  {
    id: '01a218a5-c1a7-71dc-bc55-adcd55ef5e0a',
    topic: 'bulgaria',
    text: {
      en: 'Which old town on a small Black Sea peninsula joined the World Heritage List in 1983?',
      bg: 'Кой стар град на малък черноморски полуостров влиза в Списъка на световното наследство през 1983 г.?',
    },
    answers: [
      { id: '01a218a5-c1a8-7fc1-b3ce-ef2062d104db', text: { en: 'Sozopol', bg: 'Созопол' } },
      { id: '01a218a5-c1a9-7040-9263-45490dee9ae9', text: { en: 'Balchik', bg: 'Балчик' } },
      { id: '01a218a5-c1aa-7d0d-abed-bad3d6e50e49', text: { en: 'Nesebar', bg: 'Несебър' }, right: true },
      { id: '01a218a5-c1ab-7c7b-8eea-1724ae384e07', text: { en: 'Pomorie', bg: 'Поморие' } },
    ],
    source: 'UNESCO World Heritage List, “Ancient City of Nessebar”',
  },
  {
    id: '01a218a5-c1ac-7e7d-a0bd-324ff2649fd6',
    topic: 'bulgaria',
    text: { en: 'In which mountains does Mount Vihren rise?', bg: 'Към коя планина принадлежи връх Вихрен?' },
    answers: [
      { id: '01a218a5-c1ad-7eea-b394-f37699d83dd6', text: { en: 'Rila', bg: 'Към Рила' } },
      { id: '01a218a5-c1ae-7eeb-9b6a-bc62f81e0821', text: { en: 'The Rhodopes', bg: 'Към Родопите' } },
      { id: '01a218a5-c1af-76a4-9148-e11582a4f9d4', text: { en: 'Vitosha', bg: 'Към Витоша' } },
      { id: '01a218a5-c1b0-7e2c-a01f-b496bc8fbf0f', text: { en: 'Pirin', bg: 'Към Пирин' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Pirin Mountains”',
  },
]
