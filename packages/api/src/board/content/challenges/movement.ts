import type { Challenge } from '../types.ts'

/** Sport and games. */
export const movement: readonly Challenge[] = [
  {
    id: '01a218b0-673f-748a-a45e-a492ffa10fb0',
    topic: 'sport',
    forChildren: true,
    title: { en: 'Jump a hundred times', bg: 'Скочи сто пъти' },
    notes: {
      en: 'On the spot or with a rope, in sets of twenty, with a rest whenever you like.',
      bg: 'На място или с въже, на серии по двадесет, с почивка, когато ти трябва.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6740-712a-b0d5-80dbf2e5ee17',
    topic: 'sport',
    forChildren: true,
    title: { en: 'Throw and catch twenty times', bg: 'Хвърли и хвани двадесет пъти' },
    notes: {
      en: 'A soft ball or rolled-up socks, alone or with someone. Start again if it falls.',
      bg: 'Мека топка или навити чорапи, без или с партньор. Падне ли, почваш отначало.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6741-7a6f-a164-4751cdea31cf',
    topic: 'sport',
    forChildren: true,
    title: { en: 'Build an obstacle course', bg: 'Направи полоса с препятствия' },
    notes: {
      en: 'Cushions to jump over, a chair to crawl under, a line to walk on. Agree on it with a grown-up, then time yourself.',
      bg: 'Възглавници за прескачане, стол за промушване, линия за ходене. Уговори се с възрастен и си засечи времето.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-6742-74c1-8ead-d41db6a9285d',
    topic: 'sport',
    forChildren: true,
    title: { en: 'Walk with a book on your head', bg: 'Ходи с книга на главата' },
    notes: {
      en: 'To the other room and back. Whose book stays up longest?',
      bg: 'До другата стая и обратно. Чия книга ще се задържи най-дълго?',
    },
    gold: 5,
  },
  {
    id: '01a218b0-6743-7778-81b0-1d4e4ca3c05d',
    topic: 'sport',
    forChildren: true,
    title: { en: 'Play hopscotch', bg: 'Поиграй на дама' },
    notes: {
      en: 'With chalk in a yard, or with paper squares at home. Away from the road.',
      bg: 'С тебешир на двора или с листове вкъщи. Далеч от пътя.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-6744-7b89-ba1e-a7cf43805a1a',
    topic: 'sport',
    forChildren: true,
    title: { en: 'Hold a tournament of three games', bg: 'Организирай турнир с три игри' },
    notes: {
      en: 'Socks into a basket, coins across the table, standing on one leg. Everyone can win something.',
      bg: 'Чорапи в кош, монети по масата, стоене на един крак. Нека всеки спечели нещо.',
    },
    gold: 20,
  },
  {
    id: '01a218b0-6745-7095-9c14-a9fffc4098a9',
    topic: 'sport',
    forChildren: true,
    title: { en: 'Wake up your feet', bg: 'Разсъни стъпалата си' },
    notes: {
      en: 'Barefoot: pick up ten small things with your toes, then roll a ball under each foot.',
      bg: 'На бос крак: вдигни десет дребни неща с пръсти, после търкаляй топка под всяко стъпало.',
    },
    gold: 5,
  },
  {
    id: '01a218b0-6746-7270-8250-1ef9d768f0f5',
    topic: 'sport',
    forChildren: true,
    title: { en: 'Play outside for half an hour', bg: 'Поиграй навън половин час' },
    notes: {
      en: 'By daylight, in a yard or a park, with a grown-up if you are small.',
      bg: 'По светло, на двора или в парка – ако трябва, с възрастен.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-6747-7e95-90ff-3d78b9da1f43',
    topic: 'sport',
    forChildren: true,
    title: { en: 'Learn the rules of a new sport', bg: 'Научи правилата на непознат спорт' },
    notes: {
      en: 'Curling, cricket, rugby. Explain to someone how a point is won.',
      bg: 'Кърлинг, крикет, ръгби. Обясни на някого как се печели точка.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6748-75a5-a66b-2d9ec426633e',
    topic: 'sport',
    title: { en: 'Hold a plank three times', bg: 'Задръж планк три пъти' },
    notes: {
      en: 'Twenty seconds each, with a rest between. Stop if your back hurts.',
      bg: 'По двадесет секунди с почивка между тях. Спри, ако те заболи кръстът.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6749-7182-b3f5-c13b68c81d6b',
    topic: 'sport',
    title: { en: 'Climb stairs for five minutes', bg: 'Изкачвай стълби пет минути' },
    notes: {
      en: 'Up and down at your own pace, with a hand on the rail. Rest when you are out of breath.',
      bg: 'Нагоре и надолу с твое темпо и с ръка на парапета. Почини си, когато се задъхаш.',
    },
    gold: 5,
  },
]
