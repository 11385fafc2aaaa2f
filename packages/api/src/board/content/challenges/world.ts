import type { Challenge } from '../types.ts'

/** Other countries and languages. */
export const world: readonly Challenge[] = [
  {
    id: '01a218b0-6727-71bb-9ac7-6e937b602bd4',
    topic: 'world',
    forChildren: true,
    title: { en: 'Find five countries on a map', bg: 'Намери пет държави на картата' },
    notes: {
      en: 'Close your eyes and point. Name the continent and the capital, and look up what you do not know.',
      bg: 'Затвори очи и посочи. Кажи континента и столицата, а каквото не знаеш, провери.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6728-7c7c-bb59-bd76d8014f55',
    topic: 'world',
    forChildren: true,
    title: { en: 'Count to ten in a new language', bg: 'Преброй до десет на нов език' },
    notes: { en: 'Aloud, forwards and then backwards.', bg: 'На глас, напред и после назад.' },
    gold: 10,
  },
  {
    id: '01a218b0-6729-7421-94e6-2e3e5c12c8d1',
    topic: 'world',
    forChildren: true,
    title: { en: 'Listen to a song from another continent', bg: 'Чуй песен от друг континент' },
    notes: {
      en: 'Which instruments do you hear? What could the song be about?',
      bg: 'Какви инструменти чуваш? За какво ли се пее?',
    },
    gold: 10,
  },
  {
    id: '01a218b0-672a-71a9-86ad-78b4c317caad',
    topic: 'world',
    forChildren: true,
    title: { en: 'Draw three flags from memory', bg: 'Нарисувай три знамена по памет' },
    notes: {
      en: 'Choose three countries and draw. Then check what you missed.',
      bg: 'Избери три държави и рисувай. После провери какво липсва.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-672b-7368-8aa4-d181482e3e5e',
    topic: 'world',
    forChildren: true,
    title: { en: 'Plan an imaginary journey', bg: 'Измисли пътешествие' },
    notes: {
      en: 'Where to, by what, what would you pack and what would you eat first?',
      bg: 'Накъде, с какво, какво ще вземеш и какво ще опиташ първо?',
    },
    gold: 15,
  },
  {
    id: '01a218b0-672c-7d55-ab5c-e3cc8d972a18',
    topic: 'world',
    forChildren: true,
    title: { en: 'Make a postcard', bg: 'Направи пощенска картичка' },
    notes: {
      en: 'Draw the picture yourself, write three sentences and give it to someone.',
      bg: 'Нарисувай картинката, напиши три изречения и я подари.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-672d-7d4e-8466-6b0924a74133',
    topic: 'world',
    forChildren: true,
    title: { en: 'Find four numbers about your town', bg: 'Открий четири числа за своя град' },
    notes: {
      en: 'How many people live there, how high above the sea is it, how old is it, how far is the sea?',
      bg: 'Колко души живеят в него, колко метра е над морето, на колко години е и колко е далеч морето?',
    },
    gold: 10,
  },
  {
    id: '01a218b0-672e-7cc8-9347-6debb69b9e4b',
    topic: 'world',
    title: { en: 'Read about a country you know little of', bg: 'Прочети за държава, за която знаеш малко' },
    notes: {
      en: 'One good article. Remember one thing worth telling at dinner.',
      bg: 'Една хубава статия. Запомни едно нещо, което си струва да разкажеш на вечеря.',
    },
    gold: 10,
  },
]
