import type { Question } from '../types.ts'

export const naturePlants: readonly Question[] = [
  {
    id: '01a1f865-277c-7c34-90fb-1bd8c3db0f9f',
    topic: 'nature',
    text: {
      en: 'Which gas do plants take from the air for photosynthesis?',
      bg: 'Кой газ поемат растенията от въздуха за фотосинтезата?',
    },
    answers: [
      { id: '01a1f865-277d-7c58-85ca-45bf014a6a8a', text: { en: 'Nitrogen', bg: 'Азот' } },
      {
        id: '01a1f865-277e-791b-ab53-7973bb327858',
        text: { en: 'Carbon dioxide', bg: 'Въглероден диоксид' },
        right: true,
      },
      { id: '01a1f865-277f-791e-a68b-75dfc22a0fbd', text: { en: 'Helium', bg: 'Хелий' } },
      { id: '01a1f865-2780-7ea3-add5-23bec0953c02', text: { en: 'Argon', bg: 'Аргон' } },
    ],
    source: 'Encyclopaedia Britannica, “photosynthesis”',
  },
  {
    id: '01a1f865-2781-779f-a07f-ad70f68fcaa4',
    topic: 'nature',
    text: { en: 'What makes leaves green?', bg: 'На какво се дължи зеленият цвят на листата?' },
    answers: [
      { id: '01a1f865-2782-7688-91e4-c1f4aed25335', text: { en: 'Melanin', bg: 'На меланина' } },
      { id: '01a1f865-2783-7350-9e8c-e1b9438215d5', text: { en: 'Carotene', bg: 'На каротина' } },
      { id: '01a1f865-2784-7698-929e-10538fa76aee', text: { en: 'Haemoglobin', bg: 'На хемоглобина' } },
      { id: '01a1f865-2785-7ee6-a286-0cd0f7748191', text: { en: 'Chlorophyll', bg: 'На хлорофила' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “chlorophyll”',
  },
  {
    id: '01a1f865-2786-772b-b5e2-570c48305772',
    topic: 'nature',
    forChildren: true,
    text: { en: 'Which part of a tree draws water from the soil?', bg: 'Коя част на дървото поема вода от почвата?' },
    answers: [
      { id: '01a1f865-2787-721f-b9a4-630ab159ed2d', text: { en: 'The bark', bg: 'Кората' } },
      { id: '01a1f865-2788-72f1-ad10-31d98a595149', text: { en: 'The roots', bg: 'Корените' }, right: true },
      { id: '01a1f865-2789-71f9-a77f-6c930161899f', text: { en: 'The flowers', bg: 'Цветовете' } },
      { id: '01a1f865-278a-7b19-aa12-d57533dc6c46', text: { en: 'The fruit', bg: 'Плодовете' } },
    ],
    source: 'Encyclopaedia Britannica, “root” (botany)',
  },
]
