import type { Challenge } from '../types.ts'

/** Things to notice, to grow and to save. */
export const nature: readonly Challenge[] = [
  {
    id: '01a218b0-6705-75a7-b9ec-e30ebad6be8a',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Listen for five sounds outdoors', bg: 'Чуй пет звука навън' },
    notes: {
      en: 'Sit outside or at an open window with your eyes closed. How many of them come from living things?',
      bg: 'Седни навън или до отворен прозорец и затвори очи. Колко от тях са на живи същества?',
    },
    gold: 5,
  },
  {
    id: '01a218b0-6706-784d-b5e6-33e503bfa5a4',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Lay out five fallen leaves or twigs', bg: 'Подреди пет паднали листа или клонки' },
    notes: {
      en: 'Only what already lies on the ground, from the smallest to the largest. What makes each one different?',
      bg: 'Само каквото вече е на земята, от най-малкото към най-голямото. По какво се различават?',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6707-7592-b5e1-735a16e66c6d',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Get a bean to sprout', bg: 'Накарай бобено зърно да покълне' },
    notes: {
      en: 'Lay a bean on wet cotton wool by the window. Keep it damp and look at it every day for a week.',
      bg: 'Сложи бобено зърно върху мокър памук до прозореца. Дръж го влажно и го поглеждай всеки ден една седмица.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-6708-7486-a9b2-1cb92ec0f392',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Make a rubbing of tree bark', bg: 'Направи отпечатък от дървесна кора' },
    notes: {
      en: 'Hold paper against a tree and rub gently with a pencil. Compare two trees.',
      bg: 'Допри лист до дърво и леко го защриховай с молив. Сравни две дървета.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6709-7f37-9700-8587d7351c25',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Watch one small creature for five minutes', bg: 'Наблюдавай едно малко животинче пет минути' },
    notes: {
      en: 'An ant, a bird, a snail. Only look: where is it going, and what is it busy with?',
      bg: 'Мравка, птичка, охлюв. Само гледай: накъде отива и с какво се занимава?',
    },
    gold: 10,
  },
  {
    id: '01a218b0-670a-73af-bff9-1d7473194da5',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Count the birds', bg: 'Преброй птиците' },
    notes: {
      en: 'Ten minutes by daylight at a window or in a park. Make a mark for every bird, even if you do not know its name.',
      bg: 'Десет минути по светло от прозореца или в парка. Отбележи всяка птица, дори да не ѝ знаеш името.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-670b-798f-bac5-133da4fbb230',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Make a picture out of natural things', bg: 'Направи картина от природни неща' },
    notes: {
      en: 'Stones, cones, leaves, grass: only what you find on the ground. Leave it there for others to see.',
      bg: 'Камъчета, шишарки, листа, трева – само каквото намериш на земята. Остави я там, за да я видят и други.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-670c-7227-8417-e778fee453f8',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Look very closely at something small', bg: 'Разгледай нещо малко съвсем отблизо' },
    notes: {
      en: 'With a magnifying glass or the camera of a phone: salt, a leaf, a piece of cloth. Draw what you see.',
      bg: 'С лупа или с камерата на телефон: сол, листо, парче плат. Нарисувай какво виждаш.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-670d-7585-8869-0232f1239434',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Give a weather report', bg: 'Съобщи какво е времето' },
    notes: {
      en: 'Temperature, wind, clouds, what people are wearing. Say it aloud like a presenter.',
      bg: 'Температура, вятър, облаци, как са облечени хората. Кажи го на глас като водещ по телевизията.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-670e-792e-8a77-2fb50d1ed299',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Find a stone with a story', bg: 'Намери камък с история' },
    notes: {
      en: 'Choose one, wash it, and make up where it has been for the last million years.',
      bg: 'Избери си един, измий го и измисли къде е бил последния милион години.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-670f-7057-826b-309d3bac145b',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Look for wasted light and water', bg: 'Потърси излишна светлина и вода' },
    notes: {
      en: 'Walk through your home: switch off the lights that are not needed and check every tap for drips.',
      bg: 'Обиколи вкъщи: изгаси ненужните лампи и провери дали някой кран не капе.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6710-72d9-ad3c-bf9875e53dcf',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Give an old thing a new use', bg: 'Дай нов живот на стара вещ' },
    notes: {
      en: 'A jar, a box, a T-shirt: turn it into something useful instead of throwing it away.',
      bg: 'Буркан, кутия, тениска: направи от нея нещо полезно, вместо да я изхвърлиш.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-6711-7dc3-9e42-71bc0407e6ae',
    topic: 'nature',
    title: { en: 'Spend fifteen minutes among trees', bg: 'Прекарай петнадесет минути сред дървета' },
    notes: {
      en: 'In a park or a wood, by daylight. Walk slowly, or sit down and look up.',
      bg: 'В парк или в гора, по светло. Върви бавно или седни и погледни нагоре.',
    },
    gold: 10,
  },
]
