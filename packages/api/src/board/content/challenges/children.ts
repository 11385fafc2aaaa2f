import type { Challenge } from '../types.ts'

/** Written for small children. */
export const children: readonly Challenge[] = [
  {
    id: '01a20edc-d6ef-77fd-834a-a62e2f39fb34',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Sort your toys by kind', bg: 'Подреди играчките по вид' },
    notes: {
      en: 'Cars with cars, blocks with blocks. Which kind do you have most of?',
      bg: 'Колички при количките, кубчета при кубчетата. От кой вид имаш най-много?',
    },
    gold: 10,
  },
  {
    id: '01a20edc-d6f5-7d00-b108-4ffebe2206b3',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Decorate the table for a meal', bg: 'Украси масата за обяд или вечеря' },
    notes: {
      en: 'Fold the napkins, draw a name card for everyone, put a leaf or a flower in a cup.',
      bg: 'Сгъни салфетките, нарисувай картичка с името на всеки и сложи листо или цвете в чаша.',
    },
    gold: 10,
  },
  {
    id: '01a20edc-d6fa-72bb-a8d4-4724a2b0c41e',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Make up a story about an animal', bg: 'Измисли приказка за животно' },
    notes: {
      en: 'What is it called, where does it live, and what happens to it today? Tell it to someone.',
      bg: 'Как се казва, къде живее и какво му се случва днес? Разкажи я на някого.',
    },
    gold: 10,
  },
  {
    id: '01a20edc-d6ff-7551-879e-f84cd1f820b1',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Draw everyone in your home', bg: 'Нарисувай всички вкъщи' },
    notes: {
      en: 'People and pets. Give each of them something they like.',
      bg: 'Хората и домашните любимци. Сложи до всеки нещо, което обича.',
    },
    gold: 10,
  },
  {
    id: '01a20edc-d704-717a-b11d-7b6c6f0429c3',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Move like five animals', bg: 'Движи се като пет животни' },
    notes: {
      en: 'A frog, a crab, a bear, a penguin and one you choose. Let someone guess.',
      bg: 'Жаба, рак, мечка, пингвин и едно по твой избор. Някой да познае кои са.',
    },
    gold: 10,
  },
  {
    id: '01a20edc-d709-7337-b00b-c332a6dbb451',
    topic: 'science',
    forChildren: true,
    title: { en: 'Build the tallest tower you can', bg: 'Построй най-високата кула' },
    notes: {
      en: 'From blocks, boxes or cushions. Count the floors before it falls.',
      bg: 'От кубчета, кутии или възглавници. Преброй етажите, преди да падне.',
    },
    gold: 10,
  },
]
