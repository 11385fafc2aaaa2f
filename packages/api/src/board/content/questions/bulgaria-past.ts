import type { Question } from '../types.ts'

export const bulgariaPast: readonly Question[] = [
  {
    id: '01a1f865-285d-7209-94d7-c62af5aa29f4',
    topic: 'bulgaria',
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
    source: 'Encyclopaedia Britannica, “Pliska”',
  },
  {
    id: '01a1f865-2862-75e9-9e3a-ef57130c238a',
    topic: 'bulgaria',
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
    source: 'Encyclopaedia Britannica, “Saints Cyril and Methodius”',
  },
  {
    id: '01a1f865-286c-7293-b6ce-b9e63458df2a',
    topic: 'bulgaria',
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
    source: 'Paisiy of Hilendar, “Slavonic-Bulgarian History” (1762)',
  },
  {
    id: '01a1f865-2871-7f25-9e95-3d3f61d6f8a5',
    topic: 'bulgaria',
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
    source: 'Wikipedia, “Roman theatre of Philippopolis”',
  },
  {
    id: '01a1f865-2876-77bb-bc2e-de3dfd955a58',
    topic: 'bulgaria',
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
    source: 'Encyclopaedia Britannica, “Boris I”',
  },
  {
    id: '01a1f865-287b-7a84-965e-96ddfd9dd92a',
    topic: 'bulgaria',
    forChildren: true,
    text: { en: 'Who is called the Apostle of Freedom?', bg: 'Кого наричат Апостола на свободата?' },
    answers: [
      { id: '01a1f865-287c-7e66-9cdd-a0cd23bad429', text: { en: 'Stefan Karadzha', bg: 'Стефан Караджа' } },
      { id: '01a1f865-287d-7cd6-941d-4782b605392f', text: { en: 'Lyuben Karavelov', bg: 'Любен Каравелов' } },
      { id: '01a1f865-287e-723a-a266-fb2c775b48d5', text: { en: 'Hristo Botev', bg: 'Христо Ботев' } },
      { id: '01a1f865-287f-7118-9c05-922401452fe7', text: { en: 'Vasil Levski', bg: 'Васил Левски' }, right: true },
    ],
    source: 'Wikipedia, “Vasil Levski”',
  },
  {
    id: '01a218a5-c1b6-73c2-b222-9703abc9352e',
    topic: 'bulgaria',
    text: {
      en: 'Which peace treaty was signed on 3 March 1878?',
      bg: 'Кой мирен договор е подписан на 3 март 1878 г.?',
    },
    answers: [
      { id: '01a218a5-c1b7-7385-8a79-cf249603a442', text: { en: 'The Treaty of Berlin', bg: 'Берлинският' } },
      {
        id: '01a218a5-c1b8-7f02-9c81-5b286f625689',
        text: { en: 'The Treaty of San Stefano', bg: 'Санстефанският' },
        right: true,
      },
      { id: '01a218a5-c1b9-77c2-83a5-f5696876f485', text: { en: 'The Treaty of Neuilly', bg: 'Ньойският' } },
      { id: '01a218a5-c1ba-7f38-bba1-245cb1f1cee9', text: { en: 'The Treaty of Bucharest', bg: 'Букурещкият' } },
    ],
    source: 'Encyclopaedia Britannica, “Treaty of San Stefano”',
  },
  {
    id: '01a218a5-c1bb-78a5-8400-64a9c8c141cd',
    topic: 'bulgaria',
    text: {
      en: 'Which city was the capital of the Second Bulgarian Empire?',
      bg: 'Кой град е столица на Второто българско царство?',
    },
    answers: [
      { id: '01a218a5-c1bc-7921-b2d2-f594a1f8be1d', text: { en: 'Tarnovo', bg: 'Търново' }, right: true },
      { id: '01a218a5-c1bd-77b4-bece-254f5df0152a', text: { en: 'Preslav', bg: 'Преслав' } },
      { id: '01a218a5-c1be-7442-94bc-590cdd0f5df6', text: { en: 'Pliska', bg: 'Плиска' } },
      { id: '01a218a5-c1bf-7d4d-9ceb-8a90ecafecdb', text: { en: 'Sofia', bg: 'София' } },
    ],
    source: 'Encyclopaedia Britannica, “Veliko Tŭrnovo”',
  },
  {
    id: '01a218a5-c1c0-7f6a-a030-0141f0599a8f',
    topic: 'bulgaria',
    text: {
      en: 'Under which ruler did Bulgarian culture have its Golden Age?',
      bg: 'При кой владетел българската култура преживява своя Златен век?',
    },
    answers: [
      { id: '01a218a5-c1c1-772c-9849-f8903bc135d7', text: { en: 'Khan Krum', bg: 'Хан Крум' } },
      { id: '01a218a5-c1c2-7522-9198-598963762cfa', text: { en: 'Kaloyan', bg: 'Калоян' } },
      { id: '01a218a5-c1c3-7a50-80ac-25f81e27584f', text: { en: 'Simeon I', bg: 'Симеон I' }, right: true },
      { id: '01a218a5-c1c4-73de-9c46-9c96d80a3d6c', text: { en: 'Ivan Shishman', bg: 'Иван Шишман' } },
    ],
    source: 'Wikipedia, “Simeon I of Bulgaria”',
  },
  {
    id: '01a218a5-c1c5-76ce-b062-1a1cfb5ef86c',
    topic: 'bulgaria',
    text: {
      en: 'Which Bulgarian ruler defeated Emperor Baldwin near Adrianople in 1205?',
      bg: 'Кой български владетел побеждава император Балдуин край Одрин през 1205 г.?',
    },
    answers: [
      { id: '01a218a5-c1c6-708a-81e5-2afa02fd2144', text: { en: 'Samuil', bg: 'Самуил' } },
      { id: '01a218a5-c1c7-725b-8398-2f86865cb663', text: { en: 'Simeon I', bg: 'Симеон I' } },
      { id: '01a218a5-c1c8-7392-aea3-8528559acd45', text: { en: 'Ivan Asen II', bg: 'Иван Асен II' } },
      { id: '01a218a5-c1c9-797a-87e9-34a8e2576108', text: { en: 'Kaloyan', bg: 'Калоян' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Kaloyan”',
  },
  {
    id: '01a218a5-c1ca-7340-8de2-2d0f45878167',
    topic: 'bulgaria',
    text: {
      en: 'In which year did the April Uprising break out in Bulgaria?',
      bg: 'През коя година избухва Априлското въстание?',
    },
    answers: [
      { id: '01a218a5-c1cb-77b9-a6f4-74027158e22e', text: { en: '1876', bg: '1876' }, right: true },
      { id: '01a218a5-c1cc-7d30-9f27-caa93fcf2286', text: { en: '1868', bg: '1868' } },
      { id: '01a218a5-c1cd-7706-893a-f2222d64cf25', text: { en: '1878', bg: '1878' } },
      { id: '01a218a5-c1ce-7e85-9110-2adeb827259f', text: { en: '1885', bg: '1885' } },
    ],
    source: 'Wikipedia, “April Uprising of 1876”',
  },
  {
    id: '01a218a5-c1cf-76d9-86f3-6702342e61cd',
    topic: 'bulgaria',
    text: {
      en: 'In which year did the Principality of Bulgaria and Eastern Rumelia unite?',
      bg: 'През коя година се съединяват Княжество България и Източна Румелия?',
    },
    answers: [
      { id: '01a218a5-c1d0-7790-8941-677c8c9bb9d2', text: { en: '1878', bg: '1878' } },
      { id: '01a218a5-c1d1-7e55-a007-1bd265c4b203', text: { en: '1908', bg: '1908' } },
      { id: '01a218a5-c1d2-702c-b8ce-edab401c4bf7', text: { en: '1912', bg: '1912' } },
      { id: '01a218a5-c1d3-7028-8dd9-c4617d8944a3', text: { en: '1885', bg: '1885' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Eastern Rumelia”',
  },
  {
    id: '01a218a5-c1d4-7c86-a032-a693187d5b16',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'What are the nine vessels of the Panagyurishte treasure made of?',
      bg: 'От какво са направени деветте съда в съкровището, намерено край Панагюрище?',
    },
    answers: [
      { id: '01a218a5-c1d5-7a30-b4bb-c4b13ec1738b', text: { en: 'Bronze', bg: 'От бронз' } },
      { id: '01a218a5-c1d6-702c-a8d6-99dddb91f030', text: { en: 'Glass', bg: 'От стъкло' } },
      { id: '01a218a5-c1d7-7e56-a330-57d0461180c5', text: { en: 'Gold', bg: 'От злато' }, right: true },
      { id: '01a218a5-c1d8-7ba1-8d81-ecd75fa30792', text: { en: 'Clay', bg: 'От глина' } },
    ],
    source: 'National History Museum, Sofia, “Panagyurishte Treasure”',
  },
  {
    id: '01a218a5-c1d9-7027-a78b-232150d1d8af',
    topic: 'bulgaria',
    text: {
      en: 'To which ancient people of the Balkans did Spartacus belong?',
      bg: 'Към кой древен народ на Балканите принадлежи Спартак?',
    },
    answers: [
      { id: '01a218a5-c1da-7c29-a2c3-5768f543b307', text: { en: 'The Illyrians', bg: 'Към илирите' } },
      { id: '01a218a5-c1db-73ae-bc97-47a1f8412e60', text: { en: 'The Thracians', bg: 'Към траките' }, right: true },
      { id: '01a218a5-c1dc-7362-b41d-2b89657254aa', text: { en: 'The Macedonians', bg: 'Към македоните' } },
      { id: '01a218a5-c1dd-74bf-a03f-37157092ec0f', text: { en: 'The Dacians', bg: 'Към даките' } },
    ],
    source: 'Encyclopaedia Britannica, “Spartacus”',
  },
]
