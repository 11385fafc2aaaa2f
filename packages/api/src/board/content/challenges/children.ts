import type { Challenge } from '../types.ts'

/** Written for small children. */
export const children: readonly Challenge[] = [
  {
    id: '01a20edc-d6ef-77fd-834a-a62e2f39fb34',
    forChildren: true,
    title: { en: 'Put the toys back in their places', bg: 'Върни играчките по местата им' },
    notes: {
      en: 'Choose one corner first. Sing while you do it and it goes faster.',
      bg: 'Започни от един ъгъл. С песен става по-бързо.',
    },
    gold: 10,
  },
  {
    id: '01a20edc-d6f5-7d00-b108-4ffebe2206b3',
    forChildren: true,
    title: { en: 'Help to set the table', bg: 'Помогни за подреждането на масата' },
    notes: {
      en: 'Plates, cups, spoons and a napkin for everyone who eats with you.',
      bg: 'Чинии, чаши, лъжици и по една салфетка за всички.',
    },
    gold: 10,
  },
  {
    id: '01a20edc-d6fa-72bb-a8d4-4724a2b0c41e',
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
    forChildren: true,
    title: { en: 'Build the tallest tower you can', bg: 'Построй най-високата кула' },
    notes: {
      en: 'From blocks, boxes or cushions. Count the floors before it falls.',
      bg: 'От кубчета, кутии или възглавници. Преброй етажите, преди да падне.',
    },
    gold: 10,
  },
]
