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
    source: 'Encyclopaedia Britannica, “Paisiy of Hilendar”',
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
    source: 'Encyclopaedia Britannica, “Plovdiv”',
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
    source: 'Encyclopaedia Britannica, “Vasil Levski”',
  },
]
