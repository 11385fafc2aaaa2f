import type { Question } from '../types.ts'

export const bulgariaCulture: readonly Question[] = [
  {
    id: '01a1f865-2853-73bb-b069-997881775e54',
    topic: 'bulgaria',
    forChildren: true,
    text: { en: 'Who wrote the novel “Under the Yoke”?', bg: 'Кой е авторът на романа „Под игото“?' },
    answers: [
      { id: '01a1f865-2854-770d-973d-274812d3ba7e', text: { en: 'Hristo Botev', bg: 'Христо Ботев' } },
      { id: '01a1f865-2855-749f-a10f-0c06bf274650', text: { en: 'Elin Pelin', bg: 'Елин Пелин' } },
      { id: '01a1f865-2856-7ee9-a306-4f241ecdab1f', text: { en: 'Aleko Konstantinov', bg: 'Алеко Константинов' } },
      { id: '01a1f865-2857-73be-8eb1-6fdaf61dcca1', text: { en: 'Ivan Vazov', bg: 'Иван Вазов' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Ivan Vazov”',
  },
  {
    id: '01a1f865-2880-735f-bc00-acd9d04d6d6e',
    topic: 'bulgaria',
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
    source: 'Institute for Bulgarian Language, official orthographic dictionary',
  },
  {
    id: '01a218a5-c1de-72fb-8590-d1af008d34b6',
    topic: 'bulgaria',
    text: { en: 'Who wrote the stories about Bay Ganyo?', bg: 'Кой е авторът на разказите за бай Ганьо?' },
    answers: [
      {
        id: '01a218a5-c1df-7775-9f18-f822a338b75c',
        text: { en: 'Aleko Konstantinov', bg: 'Алеко Константинов' },
        right: true,
      },
      { id: '01a218a5-c1e0-71ab-ae13-aeab43944273', text: { en: 'Ivan Vazov', bg: 'Иван Вазов' } },
      { id: '01a218a5-c1e1-73a5-bfac-b7d5d8b34606', text: { en: 'Elin Pelin', bg: 'Елин Пелин' } },
      { id: '01a218a5-c1e2-74dd-8875-e9ee4eb77963', text: { en: 'Yordan Yovkov', bg: 'Йордан Йовков' } },
    ],
    source: 'Encyclopaedia Britannica, “Aleko Konstantinov”',
  },
  {
    id: '01a218a5-c1e3-7b7d-a054-e5636a22f21b',
    topic: 'bulgaria',
    text: { en: 'Who wrote the poem “Hadzhi Dimitar”?', bg: 'Кой написва стихотворението „Хаджи Димитър“?' },
    answers: [
      { id: '01a218a5-c1e4-7ea0-bae2-55e922ecf543', text: { en: 'Petko Slaveykov', bg: 'Петко Славейков' } },
      { id: '01a218a5-c1e5-70ed-b436-560387f36eb4', text: { en: 'Nikola Vaptsarov', bg: 'Никола Вапцаров' } },
      { id: '01a218a5-c1e6-71a5-8524-13bab47ce5dd', text: { en: 'Dobri Chintulov', bg: 'Добри Чинтулов' } },
      { id: '01a218a5-c1e7-7ba0-9704-2f12fe77a39f', text: { en: 'Hristo Botev', bg: 'Христо Ботев' }, right: true },
    ],
    source: 'Hristo Botev, “Hadzhi Dimitar” (1873)',
  },
  {
    id: '01a218a5-c1e8-7a2f-813f-9f5489cb6b29',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Who wrote the “Fish Primer” of 1824, a first book for Bulgarian schoolchildren?',
      bg: 'Кой съставя „Рибния буквар“ от 1824 г.?',
    },
    answers: [
      { id: '01a218a5-c1e9-7b99-a065-160a24a03568', text: { en: 'Paisiy of Hilendar', bg: 'Паисий Хилендарски' } },
      { id: '01a218a5-c1ea-77d9-9110-9c02959b2763', text: { en: 'Petar Beron', bg: 'Петър Берон' }, right: true },
      { id: '01a218a5-c1eb-7851-815a-495b2219e897', text: { en: 'Vasil Aprilov', bg: 'Васил Априлов' } },
      { id: '01a218a5-c1ec-750f-af83-97d957cf3a70', text: { en: 'Neofit Rilski', bg: 'Неофит Рилски' } },
    ],
    source: 'World Digital Library, “Primer with Various Instructions” (1824)',
  },
  {
    id: '01a218a5-c1ed-7577-9e99-615e56ae79e8',
    topic: 'bulgaria',
    text: {
      en: 'Which kind of voice did the Bulgarian opera singers Boris Christoff and Nicolai Ghiaurov have?',
      bg: 'Какъв глас имат оперните певци Борис Христов и Николай Гяуров?',
    },
    answers: [
      { id: '01a218a5-c1ee-7ec9-bf53-d3c7636d6e27', text: { en: 'Tenor', bg: 'Тенор' } },
      { id: '01a218a5-c1ef-7004-8d77-b9adf49cac1e', text: { en: 'Baritone', bg: 'Баритон' } },
      { id: '01a218a5-c1f0-7508-934a-07b41b25d98f', text: { en: 'Bass', bg: 'Бас' }, right: true },
      { id: '01a218a5-c1f1-76e9-a378-d522703515f5', text: { en: 'Countertenor', bg: 'Контратенор' } },
    ],
    source: 'Encyclopaedia Britannica, “Boris Christoff”; The Guardian, “Nicolai Ghiaurov”, 5 June 2004',
  },
  {
    id: '01a218a5-c1f2-7b9c-96d2-a5c76f51c888',
    topic: 'bulgaria',
    text: {
      en: 'Which writer born in Ruse received the Nobel Prize in Literature in 1981?',
      bg: 'Кой писател, роден в Русе, получава Нобеловата награда за литература през 1981 г.?',
    },
    answers: [
      { id: '01a218a5-c1f3-7292-9f99-7c77ec266e98', text: { en: 'Ivo Andrić', bg: 'Иво Андрич' } },
      { id: '01a218a5-c1f4-732d-bff6-a9748c45bb25', text: { en: 'Elisaveta Bagryana', bg: 'Елисавета Багряна' } },
      { id: '01a218a5-c1f5-78b0-809b-2510fbd86555', text: { en: 'Elias Canetti', bg: 'Елиас Канети' }, right: true },
      { id: '01a218a5-c1f6-75c0-b1c1-a0dbb12963cf', text: { en: 'Orhan Pamuk', bg: 'Орхан Памук' } },
    ],
    source: 'The Nobel Prize in Literature 1981, nobelprize.org',
  },
  {
    id: '01a218a5-c1f7-73cd-9f67-ade6053fcf4a',
    topic: 'bulgaria',
    forChildren: true,
    text: { en: 'What do Bulgarians celebrate on 24 May?', bg: 'Какво празнуват българите на 24 май?' },
    answers: [
      {
        id: '01a218a5-c1f8-747c-bfd5-3ad4b078e550',
        text: { en: 'Their alphabet and culture', bg: 'Азбуката и културата' },
        right: true,
      },
      { id: '01a218a5-c1f9-7fbe-a13a-1681f9619799', text: { en: 'The harvest', bg: 'Жътвата' } },
      { id: '01a218a5-c1fa-753b-957d-e9128606854d', text: { en: 'The Liberation', bg: 'Освобождението' } },
      { id: '01a218a5-c1fb-701a-83b3-ed9b93bbbcad', text: { en: 'The Unification', bg: 'Съединението' } },
    ],
    source: 'Labour Code of Bulgaria, article 154',
  },
  {
    id: '01a218a5-c1fc-7b31-8896-af8153a2fd82',
    topic: 'bulgaria',
    text: {
      en: 'How many short beats make up one bar of the dance rachenitsa?',
      bg: 'Колко са кратките времена в един такт на ръченицата?',
    },
    answers: [
      { id: '01a218a5-c1fd-76bd-b02a-cc00eee2cf58', text: { en: '5', bg: '5' } },
      { id: '01a218a5-c1fe-7eed-bbcc-825df1118e6e', text: { en: '9', bg: '9' } },
      { id: '01a218a5-c1ff-775d-b738-74a0bbc8ae29', text: { en: '11', bg: '11' } },
      { id: '01a218a5-c200-7ca1-a8b0-62b96bcbb33e', text: { en: '7', bg: '7' }, right: true },
    ],
    source: 'Grove Music Online, “Bulgaria”',
  },
  {
    id: '01a218a5-c201-789b-b457-454a896562b0',
    topic: 'bulgaria',
    forChildren: true,
    text: { en: 'What kind of instrument is the Bulgarian kaval?', bg: 'Какъв инструмент е кавалът?' },
    answers: [
      { id: '01a218a5-c202-7e85-a33c-2973bf55d6a2', text: { en: 'A string instrument', bg: 'Струнен' } },
      { id: '01a218a5-c203-79b7-baca-0b7b2d08813e', text: { en: 'A wind instrument', bg: 'Духов' }, right: true },
      { id: '01a218a5-c204-7ca4-9b1b-253b64949775', text: { en: 'A drum', bg: 'Ударен' } },
      { id: '01a218a5-c205-789c-b084-9a347ddf5958', text: { en: 'A keyboard instrument', bg: 'Клавишен' } },
    ],
    source: 'Grove Music Online, “Kaval”',
  },
]
