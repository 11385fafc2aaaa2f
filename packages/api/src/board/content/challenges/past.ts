import type { Challenge } from '../types.ts'

/** Family, home town and history. */
export const past: readonly Challenge[] = [
  {
    id: '01a218b0-671e-795f-8922-e40e6c67976e',
    topic: 'history',
    forChildren: true,
    title: { en: 'Ask about an old photograph', bg: 'Разпитай за стара снимка' },
    notes: {
      en: 'Who is in it, where and when was it taken? With permission, write it on the back in pencil.',
      bg: 'Кои са хората, къде и кога е правена? Ако ти позволят, запиши го отзад с молив.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-671f-79d7-ac5f-94cb1ce63d5e',
    topic: 'history',
    forChildren: true,
    title: { en: 'Draw your family tree', bg: 'Нарисувай родословното си дърво' },
    notes: {
      en: 'Start with yourself and the people who are your family, and go back as far as you can. Ask about the names you don’t know.',
      bg: 'Започни от себе си и хората, които са твоето семейство, и продължи назад. Питай за имената, които не знаеш.',
    },
    gold: 20,
  },
  {
    id: '01a218b0-6720-7eb6-9f9e-057782c43122',
    topic: 'history',
    forChildren: true,
    title: { en: 'Find out who a street is named after', bg: 'Открий на кого е кръстена една улица' },
    notes: {
      en: 'Yours, or that of your school. Tell someone in two sentences.',
      bg: 'Твоята или тази на училището. Разкажи на някого с две изречения.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6721-707e-93ef-6ef9409a93bb',
    topic: 'history',
    forChildren: true,
    title: { en: 'Find the oldest thing at home', bg: 'Намери най-старото нещо вкъщи' },
    notes: {
      en: 'Ask how old it is, who used it and what for.',
      bg: 'Попитай на колко години е, кой го е ползвал и за какво.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6722-7fce-858d-8d84b02292fe',
    topic: 'history',
    forChildren: true,
    title: { en: 'Write down a family recipe', bg: 'Запиши семейна рецепта' },
    notes: {
      en: 'Ask for it, with the measures and the little tricks. Draw the finished dish beside it.',
      bg: 'Попитай за мерките и за малките хитрини. Нарисувай до нея готовото ястие.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-6723-78e7-b578-720167e1cb8b',
    topic: 'history',
    forChildren: true,
    title: {
      en: 'Find out what happened on this day long ago',
      bg: 'Открий какво е станало на днешната дата преди години',
    },
    notes: {
      en: 'Choose one event and tell someone about it.',
      bg: 'Избери едно събитие и разкажи за него на някого.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6724-780f-acde-8b0b8a16d2f2',
    topic: 'history',
    forChildren: true,
    title: {
      en: 'Learn three things about someone you admire',
      bg: 'Научи три неща за човек, от когото се възхищаваш',
    },
    notes: {
      en: 'From a book or an encyclopedia: one from childhood, one difficulty, one success.',
      bg: 'От книга или енциклопедия: едно от детството, една трудност и един успех.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-6725-76d7-9897-26af75751ff6',
    topic: 'history',
    forChildren: true,
    title: { en: 'Put five inventions in order', bg: 'Подреди пет изобретения по реда на появата им' },
    notes: {
      en: 'The wheel, the printing press, the train, the telephone, the computer. Guess first, then check the years.',
      bg: 'Колелото, печатната преса, влакът, телефонът, компютърът. Първо познай, после провери годините.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6726-721b-ac76-1ce5ac351fd0',
    topic: 'history',
    title: { en: 'Record a memory', bg: 'Запиши един спомен' },
    notes: {
      en: 'Write half a page about a day you do not want to forget: the place, the people, what was said.',
      bg: 'Напиши половин страница за ден, който не искаш да забравиш: мястото, хората, думите.',
    },
    gold: 15,
  },
]
