import type { Question } from '../types.ts'

export const bulgaria: readonly Question[] = [
  {
    id: '01a1f865-2844-7804-83d7-df4bcc48ad2b',
    forChildren: true,
    text: { en: 'Which is the highest peak in Bulgaria?', bg: 'Кой е най-високият връх в България?' },
    answers: [
      { id: '01a1f865-2845-7ae8-b229-b5fa262fa0b0', text: { en: 'Cherni Vrah', bg: 'Черни връх' } },
      { id: '01a1f865-2846-7a46-a1d5-5d851eebdab6', text: { en: 'Vihren', bg: 'Вихрен' } },
      { id: '01a1f865-2847-73f5-8dc0-f3d7288e9e29', text: { en: 'Musala', bg: 'Мусала' }, right: true },
      { id: '01a1f865-2848-7bb5-8a15-f12e0df3bfee', text: { en: 'Botev', bg: 'Ботев' } },
    ],
  },
  {
    id: '01a1f865-2849-71a5-9b15-b176e55d7e00',
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
  },
  {
    id: '01a1f865-284e-7c51-abe5-5a540203c404',
    forChildren: true,
    text: { en: 'Which sea washes the coast of Bulgaria?', bg: 'Кое море мие бреговете на България?' },
    answers: [
      { id: '01a1f865-284f-730b-9b66-d96d5a8f61f4', text: { en: 'The Black Sea', bg: 'Черно море' }, right: true },
      { id: '01a1f865-2850-7dda-9ad4-92d71e06eb37', text: { en: 'The Caspian Sea', bg: 'Каспийско море' } },
      { id: '01a1f865-2851-7873-967f-a73014c100b7', text: { en: 'The Adriatic Sea', bg: 'Адриатическо море' } },
      { id: '01a1f865-2852-7c1d-99de-b5a86efd3e3b', text: { en: 'The Aegean Sea', bg: 'Егейско море' } },
    ],
  },
  {
    id: '01a1f865-2853-73bb-b069-997881775e54',
    text: { en: 'Who wrote the novel “Under the Yoke”?', bg: 'Кой е авторът на романа „Под игото“?' },
    answers: [
      { id: '01a1f865-2854-770d-973d-274812d3ba7e', text: { en: 'Hristo Botev', bg: 'Христо Ботев' } },
      { id: '01a1f865-2855-749f-a10f-0c06bf274650', text: { en: 'Elin Pelin', bg: 'Елин Пелин' } },
      { id: '01a1f865-2856-7ee9-a306-4f241ecdab1f', text: { en: 'Aleko Konstantinov', bg: 'Алеко Константинов' } },
      { id: '01a1f865-2857-73be-8eb1-6fdaf61dcca1', text: { en: 'Ivan Vazov', bg: 'Иван Вазов' }, right: true },
    ],
  },
  {
    id: '01a1f865-2858-77f5-9bba-94e50ea1a2e0',
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
  },
  {
    id: '01a1f865-285d-7209-94d7-c62af5aa29f4',
    text: {
      en: 'Which town was the first capital of the First Bulgarian Empire?',
      bg: 'Кой е първият столичен град на Първото българско царство?',
    },
    answers: [
      { id: '01a1f865-285e-7646-bb3d-cfdda3507311', text: { en: 'Pliska', bg: 'Плиска' }, right: true },
      { id: '01a1f865-285f-7ce4-be38-97fa117bc4c0', text: { en: 'Tarnovo', bg: 'Търново' } },
      { id: '01a1f865-2860-7cd3-9067-55956e5f9b5c', text: { en: 'Vidin', bg: 'Видин' } },
      { id: '01a1f865-2861-799f-8635-d0c322c4071a', text: { en: 'Plovdiv', bg: 'Пловдив' } },
    ],
  },
  {
    id: '01a1f865-2862-75e9-9e3a-ef57130c238a',
    forChildren: true,
    text: {
      en: 'Which brothers gave the Slavs their first alphabet in the ninth century?',
      bg: 'Кои братя създават първата славянска азбука през IX век?',
    },
    answers: [
      {
        id: '01a1f865-2863-7cc5-a933-b3a5116acd1b',
        text: { en: 'Jacob and Wilhelm Grimm', bg: 'Якоб и Вилхелм Грим' },
      },
      {
        id: '01a1f865-2864-7717-beca-9a4ff534b6f4',
        text: { en: 'Cyril and Methodius', bg: 'Кирил и Методий' },
        right: true,
      },
      { id: '01a1f865-2865-77c2-9bea-ef10ded2959d', text: { en: 'Asen and Peter', bg: 'Асен и Петър' } },
      {
        id: '01a1f865-2866-7d87-a72e-bf6e1c0d4c84',
        text: { en: 'Dimitar and Konstantin Miladinov', bg: 'Димитър и Константин Миладинови' },
      },
    ],
  },
  {
    id: '01a1f865-2867-797b-b7b3-3b73825ccca2',
    forChildren: true,
    text: { en: 'What do Bulgarians give each other on 1 March?', bg: 'Какво си подаряват българите на 1 март?' },
    answers: [
      { id: '01a1f865-2868-75f7-9644-4f094d2cd878', text: { en: 'Pumpkins', bg: 'Тикви' } },
      { id: '01a1f865-2869-7b08-bc70-30cb8818ab5d', text: { en: 'Painted eggs', bg: 'Боядисани яйца' } },
      {
        id: '01a1f865-286a-7114-8a34-56f62a6419c3',
        text: { en: 'Wreaths of oak leaves', bg: 'Венци от дъбови листа' },
      },
      { id: '01a1f865-286b-7db1-b602-e80bb9e37e0e', text: { en: 'A martenitsa', bg: 'Мартеници' }, right: true },
    ],
  },
  {
    id: '01a1f865-286c-7293-b6ce-b9e63458df2a',
    text: {
      en: 'Who wrote the “Slavonic-Bulgarian History” of 1762?',
      bg: 'Кой написва „История славянобългарска“ през 1762 г.?',
    },
    answers: [
      { id: '01a1f865-286d-7aa8-958f-d2d037712156', text: { en: 'Petar Beron', bg: 'Петър Берон' } },
      { id: '01a1f865-286e-7943-8579-2f50aa6043fa', text: { en: 'Georgi Rakovski', bg: 'Георги Раковски' } },
      { id: '01a1f865-286f-7575-920b-e09180ed27dd', text: { en: 'Sofroniy of Vratsa', bg: 'Софроний Врачански' } },
      {
        id: '01a1f865-2870-7132-ba38-4841165b4718',
        text: { en: 'Paisiy of Hilendar', bg: 'Паисий Хилендарски' },
        right: true,
      },
    ],
  },
  {
    id: '01a1f865-2871-7f25-9e95-3d3f61d6f8a5',
    forChildren: true,
    text: {
      en: 'In which Bulgarian city is there a Roman theatre where plays are staged again?',
      bg: 'В кой български град има античен театър, в който отново се играят представления?',
    },
    answers: [
      { id: '01a1f865-2872-7b33-80ae-4c807f57c277', text: { en: 'Dobrich', bg: 'Добрич' } },
      { id: '01a1f865-2873-7fdf-849c-a4dff2254c6e', text: { en: 'Plovdiv', bg: 'Пловдив' }, right: true },
      { id: '01a1f865-2874-7d40-87c7-4bb0d86bdaaa', text: { en: 'Gabrovo', bg: 'Габрово' } },
      { id: '01a1f865-2875-732d-a920-f1e8fb82e76d', text: { en: 'Pernik', bg: 'Перник' } },
    ],
  },
  {
    id: '01a1f865-2876-77bb-bc2e-de3dfd955a58',
    text: {
      en: 'Under which ruler did Bulgaria become Christian in the ninth century?',
      bg: 'При кой владетел България приема християнството през IX век?',
    },
    answers: [
      { id: '01a1f865-2877-7380-b9e8-8a4e8799f396', text: { en: 'Khan Krum', bg: 'Хан Крум' } },
      { id: '01a1f865-2878-795b-8db6-0b5a9487d4b7', text: { en: 'Ivan Asen II', bg: 'Иван Асен II' } },
      { id: '01a1f865-2879-7028-9570-4a85951764eb', text: { en: 'Khan Asparuh', bg: 'Хан Аспарух' } },
      { id: '01a1f865-287a-78d0-a97e-7edc8e0bfb9d', text: { en: 'Boris I', bg: 'Борис I' }, right: true },
    ],
  },
  {
    id: '01a1f865-287b-7a84-965e-96ddfd9dd92a',
    forChildren: true,
    text: { en: 'Who is called the Apostle of Freedom?', bg: 'Кого наричат Апостола на свободата?' },
    answers: [
      { id: '01a1f865-287c-7e66-9cdd-a0cd23bad429', text: { en: 'Stefan Karadzha', bg: 'Стефан Караджа' } },
      { id: '01a1f865-287d-7cd6-941d-4782b605392f', text: { en: 'Lyuben Karavelov', bg: 'Любен Каравелов' } },
      { id: '01a1f865-287e-723a-a266-fb2c775b48d5', text: { en: 'Hristo Botev', bg: 'Христо Ботев' } },
      { id: '01a1f865-287f-7118-9c05-922401452fe7', text: { en: 'Vasil Levski', bg: 'Васил Левски' }, right: true },
    ],
  },
  {
    id: '01a1f865-2880-735f-bc00-acd9d04d6d6e',
    forChildren: true,
    text: {
      en: 'How many letters are there in the modern Bulgarian alphabet?',
      bg: 'Колко букви има съвременната българска азбука?',
    },
    answers: [
      { id: '01a1f865-2881-78cf-bfaf-8614ea800dee', text: { en: '30', bg: '30' }, right: true },
      { id: '01a1f865-2882-78d8-a6bc-1cfd90764352', text: { en: '26', bg: '26' } },
      { id: '01a1f865-2883-7d33-890b-391377c440bb', text: { en: '28', bg: '28' } },
      { id: '01a1f865-2884-76c8-b9fd-6d9c0af1f309', text: { en: '33', bg: '33' } },
    ],
  },
]
