import type { Challenge } from '../types.ts'

/** Customs, songs, places and the alphabet. */
export const bulgarian: readonly Challenge[] = [
  {
    id: '01a218b0-6754-7221-b627-64e54038c06a',
    topic: 'bulgaria',
    forChildren: true,
    title: { en: 'Use a Bulgarian proverb today', bg: 'Употреби днес една българска пословица' },
    notes: {
      en: 'Choose one, find out what it means and use it when it fits.',
      bg: 'Избери си една, разбери какво значи и я кажи на място.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6755-7cff-bd6e-c866c8d25b59',
    topic: 'bulgaria',
    forChildren: true,
    title: { en: 'Learn a Bulgarian tongue twister', bg: 'Научи българска скоропоговорка' },
    notes: {
      en: 'Say it three times, slowly and then fast. Challenge someone.',
      bg: 'Кажи я три пъти – първо бавно, после бързо. Предизвикай някого.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6756-797d-8680-0db51b92e2a0',
    topic: 'bulgaria',
    forChildren: true,
    title: { en: 'Dance a horo', bg: 'Изиграй едно хоро' },
    notes: {
      en: 'Pravo horo is the easiest. Find the music, learn the steps and take someone by the hand.',
      bg: 'Правото хоро е най-лесно. Намери музиката, научи стъпките и хвани някого за ръка.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-6757-7054-a71e-6bc8f2431f30',
    topic: 'bulgaria',
    forChildren: true,
    title: { en: 'Twist a martenitsa', bg: 'Усучи мартеница' },
    notes: {
      en: 'White and red thread, twisted together. Practise at any time of the year and keep it for the first of March.',
      bg: 'Бял и червен конец, усукани заедно. Упражнявай се по всяко време и я запази за първи март.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-6758-72f7-a768-75847834e6de',
    topic: 'bulgaria',
    forChildren: true,
    title: { en: 'Find five Bulgarian mountains on a map', bg: 'Намери пет български планини на картата' },
    notes: {
      en: 'Which is the longest, and which has the highest peak?',
      bg: 'Коя е най-дългата и в коя е най-високият връх?',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6759-7a74-b17e-5c38bd07de26',
    topic: 'bulgaria',
    forChildren: true,
    title: { en: 'Read a Bulgarian folk tale', bg: 'Прочети българска народна приказка' },
    notes: { en: 'Then tell it to someone in your own words.', bg: 'После я разкажи на някого със свои думи.' },
    gold: 15,
  },
  {
    id: '01a218b0-675a-7aca-8a8a-608592e62e5a',
    topic: 'bulgaria',
    forChildren: true,
    title: { en: 'Learn one verse by a Bulgarian poet', bg: 'Научи един куплет от български поет' },
    notes: {
      en: 'Say it aloud and choose the word you like best.',
      bg: 'Кажи го на глас и избери думата, която най-много ти харесва.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-675b-73fa-82b8-35e31d7bbf09',
    topic: 'bulgaria',
    forChildren: true,
    title: { en: 'Draw a pattern of Bulgarian embroidery', bg: 'Нарисувай българска шевица' },
    notes: {
      en: 'On squared paper, in red and black. Repeat the figure until the row is full.',
      bg: 'На лист на квадратчета, с червено и черно. Повтаряй фигурата, докато редът се запълни.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-675c-7706-97b4-bca59e413d82',
    topic: 'bulgaria',
    forChildren: true,
    title: { en: 'Write your name in Glagolitic', bg: 'Напиши името си на глаголица' },
    notes: {
      en: 'Find the alphabet that Saint Cyril made and copy your name sign by sign.',
      bg: 'Намери азбуката, създадена от свети Кирил, и препиши името си знак по знак.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-675d-76bc-872b-066d13731ee4',
    topic: 'bulgaria',
    forChildren: true,
    title: { en: 'Listen to a Bulgarian folk song', bg: 'Чуй българска народна песен' },
    notes: {
      en: 'From the Rhodopes, Thrace or the Shop region. Which instrument plays along?',
      bg: 'Родопска, тракийска или шопска. Кой инструмент ѝ приглася?',
    },
    gold: 10,
  },
  {
    id: '01a218b0-675e-76e7-a851-52f20a24cb27',
    topic: 'bulgaria',
    forChildren: true,
    title: { en: 'Choose a place in Bulgaria to visit', bg: 'Избери място в България, което да видиш' },
    notes: {
      en: 'Find it on the map, read three things about it and tell others why you should go.',
      bg: 'Намери го на картата, прочети три неща за него и кажи защо си струва да отидете.',
    },
    gold: 10,
  },
]
