import type { Question } from '../types.ts'

export const naturePlants: readonly Question[] = [
  {
    id: '01a1f865-277c-7c34-90fb-1bd8c3db0f9f',
    topic: 'nature',
    forChildren: true,
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
    forChildren: true,
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
  {
    id: '01a218a5-dc26-77b3-ad96-884e1d31d2b5',
    topic: 'nature',
    forChildren: true,
    text: { en: 'Which of these is a fruit for a botanist?', bg: 'Кое от тези е плод според ботаниката?' },
    answers: [
      { id: '01a218a5-dc27-7367-9c1b-5220e88a2a26', text: { en: 'The carrot', bg: 'Морковът' } },
      { id: '01a218a5-dc28-7387-9114-d58fddea6554', text: { en: 'The potato', bg: 'Картофът' } },
      { id: '01a218a5-dc29-7d9a-9b78-9cb91ef9ecf2', text: { en: 'The onion', bg: 'Лукът' } },
      { id: '01a218a5-dc2a-7d27-9d20-0f8f9be730fd', text: { en: 'The tomato', bg: 'Доматът' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “tomato”',
  },
  {
    id: '01a218a5-dc2b-7ea3-b147-cf278771a58e',
    topic: 'nature',
    text: { en: 'Which part of the plant is a potato?', bg: 'Коя част от растението всъщност е картофът?' },
    answers: [
      { id: '01a218a5-dc2c-7f91-8d1c-81a4aa055e0d', text: { en: 'A root', bg: 'Корен' } },
      { id: '01a218a5-dc2d-7d2a-a0fa-0eb658efeecd', text: { en: 'A stem', bg: 'Стъбло' }, right: true },
      { id: '01a218a5-dc2e-7995-be91-fef0fed44cac', text: { en: 'A fruit', bg: 'Плод' } },
      { id: '01a218a5-dc2f-753a-a3df-3791f56eb900', text: { en: 'A seed', bg: 'Семе' } },
    ],
    source: 'Encyclopaedia Britannica, “tuber”',
  },
  {
    id: '01a218a5-dc30-70d4-8b0f-4cde23989953',
    topic: 'nature',
    text: {
      en: 'Which of these trees drops all its needles every autumn?',
      bg: 'Кое от тези дървета остава без игли всяка зима?',
    },
    answers: [
      { id: '01a218a5-dc31-767d-be88-8fd0a540893e', text: { en: 'The pine', bg: 'Борът' } },
      { id: '01a218a5-dc32-78be-8c0d-03eea91fe17a', text: { en: 'The spruce', bg: 'Смърчът' } },
      { id: '01a218a5-dc33-7e75-8d08-7ae06c8e8e5e', text: { en: 'The larch', bg: 'Лиственицата' }, right: true },
      { id: '01a218a5-dc34-764f-b4b8-2f8797e12406', text: { en: 'The fir', bg: 'Елата' } },
    ],
    source: 'Encyclopaedia Britannica, “larch”',
  },
  {
    id: '01a218a5-dc35-7a66-9ba4-032f0ef16adc',
    topic: 'nature',
    text: { en: 'What kind of living things are yeasts?', bg: 'Какви организми са дрождите?' },
    answers: [
      { id: '01a218a5-dc36-711b-a898-6e0a6d8bb3a4', text: { en: 'Fungi', bg: 'Гъби' }, right: true },
      { id: '01a218a5-dc37-767c-9b25-0ee3270c37f5', text: { en: 'Bacteria', bg: 'Бактерии' } },
      { id: '01a218a5-dc38-7931-bd04-c85b533d78b7', text: { en: 'Plants', bg: 'Растения' } },
      { id: '01a218a5-dc39-7df0-8a71-723cbd38344c', text: { en: 'Insects', bg: 'Насекоми' } },
    ],
    source: 'Encyclopaedia Britannica, “yeast”',
  },
  {
    id: '01a218a5-dc3a-73c9-9d51-e40546d60d24',
    topic: 'nature',
    forChildren: true,
    text: { en: 'What shows the age of a felled tree?', bg: 'По какво се познава възрастта на отсечено дърво?' },
    answers: [
      {
        id: '01a218a5-dc3b-72c8-b83a-ce778a43de54',
        text: { en: 'The number of its branches', bg: 'По броя на клоните' },
      },
      {
        id: '01a218a5-dc3c-701d-8d64-0ef712befe57',
        text: { en: 'The rings in its trunk', bg: 'По кръговете в дънера' },
        right: true,
      },
      {
        id: '01a218a5-dc3d-7daf-b84e-c4111c123b1f',
        text: { en: 'The colour of its leaves', bg: 'По цвета на листата' },
      },
      {
        id: '01a218a5-dc3e-7125-a94a-1b5d4e878b70',
        text: { en: 'The length of its roots', bg: 'По дължината на корените' },
      },
    ],
    source: 'Encyclopaedia Britannica, “growth ring”',
  },
  {
    id: '01a218a5-dc3f-73e0-b6b8-527f324fd25b',
    topic: 'nature',
    text: {
      en: 'A lichen is a partnership of a fungus and what else?',
      bg: 'Лишеят е съжителство на гъба и какво още?',
    },
    answers: [
      { id: '01a218a5-dc40-7cf6-95ea-fe0a0c7982c8', text: { en: 'Moss', bg: 'Мъх' } },
      { id: '01a218a5-dc41-78c3-963e-89d6632399fa', text: { en: 'Grass', bg: 'Трева' } },
      { id: '01a218a5-dc42-777f-8a2a-44353230c14a', text: { en: 'Algae', bg: 'Водорасли' }, right: true },
      { id: '01a218a5-dc43-7cc7-b48e-d7d3034245f7', text: { en: 'Insects', bg: 'Насекоми' } },
    ],
    source: 'Encyclopaedia Britannica, “lichen”',
  },
]
