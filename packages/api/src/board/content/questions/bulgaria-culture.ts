import type { Question } from '../types.ts'

export const bulgariaCulture: readonly Question[] = [
  {
    id: '01a1f865-2853-73bb-b069-997881775e54',
    topic: 'bulgaria',
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
]
