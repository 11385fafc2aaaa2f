import type { Challenge } from '../types.ts'

export const home: readonly Challenge[] = [
  {
    id: '01a1f865-2902-7a8a-9521-d2228b51f39f',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Tidy one drawer', bg: 'Подреди едно чекмедже' },
    notes: {
      en: 'Take everything out, keep what you use and give each thing a place.',
      bg: 'Извади всичко, остави нужното и намери място за всяко нещо.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2903-7090-96df-64344bc07868',
    topic: 'everyday',
    title: { en: 'Air the room', bg: 'Проветри стаята' },
    notes: {
      en: 'Open the window for ten minutes, and shake out the pillow and the blanket.',
      bg: 'Отвори прозореца за десет минути и изтупай възглавницата и одеялото.',
    },
    gold: 5,
  },
  {
    id: '01a1f865-2904-7f03-9f55-5caab6604467',
    topic: 'everyday',
    title: { en: 'Make the kitchen sink shine', bg: 'Излъскай мивката в кухнята' },
    notes: {
      en: 'The tap and the table too, before anyone asks.',
      bg: 'И крана, и масата – преди някой да е помолил.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2905-7225-8ee7-e6fcff9e7b61',
    topic: 'nature',
    forChildren: true,
    title: { en: 'Look after a plant', bg: 'Погрижи се за едно растение' },
    notes: {
      en: 'Water it if the soil is dry, wipe the leaves and turn it towards the light.',
      bg: 'Полей го, ако пръстта е суха, избърши листата и го обърни към светлината.',
    },
    gold: 5,
  },
  {
    id: '01a1f865-2906-7513-872e-0a0229bd021b',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Empty and sort your bag', bg: 'Изпразни и подреди чантата си' },
    notes: {
      en: 'Throw out the old papers and put back only what you carry every day.',
      bg: 'Изхвърли старите листчета и върни само това, което носиш всеки ден.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2907-70c4-8408-0eda7061281c',
    topic: 'everyday',
    title: { en: 'Dust your desk and your screens', bg: 'Избърши праха от бюрото и екраните' },
    notes: {
      en: 'Use a soft dry cloth and switch the devices off first.',
      bg: 'С мека суха кърпа и при изключени устройства.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2908-7d55-84ca-82b10a741fb4',
    topic: 'nature',
    title: { en: 'Sort the rubbish', bg: 'Раздели отпадъците' },
    notes: {
      en: 'Paper, plastic, glass and the rest each to their own bin, if you have them nearby.',
      bg: 'Хартия, пластмаса, стъкло и останалото – всяко в своя контейнер, ако има такива наблизо.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2909-789c-8a25-308e935e2703',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Get everything ready for tomorrow', bg: 'Приготви всичко за утре' },
    notes: {
      en: 'Clothes, bag, keys, food: your morning self will be grateful.',
      bg: 'Дрехи, чанта, ключове, храна – сутринта ще си благодариш.',
    },
    gold: 5,
  },
  {
    id: '01a1f865-290a-721a-8f15-55cab7f80af2',
    topic: 'everyday',
    title: { en: 'Mend one small thing', bg: 'Поправи нещо дребно' },
    notes: {
      en: 'Sew on a button, tighten a screw, glue a cover. Nothing electric.',
      bg: 'Заший копче, затегни винт, залепи корица. Без електроуреди.',
    },
    gold: 20,
  },
  {
    id: '01a1f865-290b-74f3-89dc-b3ff96c7cfe8',
    topic: 'everyday',
    title: { en: 'Make a healthy snack', bg: 'Приготви си нещо здравословно за хапване' },
    notes: {
      en: 'From what is already at home: fruit, vegetables, yoghurt. If you share it, ask about allergies first.',
      bg: 'От каквото има вкъщи: плодове, зеленчуци, кисело мляко. Ако почерпиш някого, попитай за алергии.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-290c-7a48-a3c4-85af449d64dd',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Match all your socks', bg: 'Събери всичките си чорапи по двойки' },
    notes: { en: 'The lonely ones may become cleaning cloths.', bg: 'Самотните могат да станат кърпи за прах.' },
    gold: 5,
  },
  {
    id: '01a1f865-290d-732c-9df3-36baeb207063',
    topic: 'everyday',
    title: { en: 'Look through the first-aid kit', bg: 'Прегледай домашната аптечка' },
    notes: {
      en: 'With an adult: see what is in it and what has expired, and tell the others at home.',
      bg: 'Заедно с възрастен виж какво има и на какво е минал срокът и кажи на останалите вкъщи.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-290e-7122-89c2-cd34be8788fd',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Clean your shoes', bg: 'Почисти обувките си' },
    notes: {
      en: 'Brush, wipe and let them dry. The laces too.',
      bg: 'Изчеткай ги, избърши ги и ги остави да съхнат. Не забравяй връзките.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-290f-711e-ace5-da249dc96897',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Put aside three things to give away', bg: 'Отдели три неща за подаряване' },
    notes: {
      en: 'Clean, whole and no longer needed by you. Agree on it at home first.',
      bg: 'Чисти, здрави и вече ненужни на теб. Първо се уговорете вкъщи.',
    },
    gold: 20,
  },
]
