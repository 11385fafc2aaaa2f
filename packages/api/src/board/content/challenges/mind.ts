import type { Challenge } from '../types.ts'

export const mind: readonly Challenge[] = [
  {
    id: '01a1f865-292c-7762-bb60-5f871fcd7ac1',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Write down three good things from today', bg: 'Запиши три хубави неща от днес' },
    notes: {
      en: 'Small ones count too: a joke, a song, a warm bun.',
      bg: 'И малките се броят: шега, песен, топла кифла.',
    },
    gold: 5,
  },
  {
    id: '01a1f865-292d-755c-80ac-a3c12a72c9f5',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Begin a book you have never opened', bg: 'Започни непозната книга' },
    notes: {
      en: 'Any book will do. Read to the end of the first chapter, with the screens put away.',
      bg: 'Която и да е. Остави екраните настрана и прочети първата глава.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-292e-73bf-9a44-80740212059c',
    topic: 'world',
    forChildren: true,
    title: { en: 'Learn five words in another language', bg: 'Научи пет думи на друг език' },
    notes: { en: 'Use each of them in a sentence, aloud.', bg: 'Състави на глас по едно изречение с всяка от тях.' },
    gold: 10,
  },
  {
    id: '01a1f865-292f-747a-955d-20500b120ab6',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Draw what you see from the window', bg: 'Нарисувай какво виждаш от прозореца' },
    notes: {
      en: 'Fifteen minutes, any pencil. It does not have to be pretty, only yours.',
      bg: 'Петнадесет минути, с какъвто молив имаш. Не е нужно да е красиво, а да е твое.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-2930-7f1b-89f2-f5c08ae2ece3',
    topic: 'nature',
    title: { en: 'Get to know three trees near your home', bg: 'Опознай три дървета близо до дома си' },
    notes: {
      en: 'Look at the leaves, the bark and the fruit and find out what they are called.',
      bg: 'Разгледай листата, кората и плодовете им и открий как се наричат.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-2931-784c-8f22-f7721898fdc8',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Learn a verse by heart', bg: 'Научи едно четиристишие наизуст' },
    notes: {
      en: 'Say it aloud without looking, then tell it to someone.',
      bg: 'Кажи го на глас, без да гледаш, а после и пред някого.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-2932-71f3-9037-d3849c96a76c',
    topic: 'arts',
    forChildren: true,
    title: {
      en: 'Listen to a piece of music and do nothing else',
      bg: 'Изслушай едно музикално произведение, без да правиш нищо друго',
    },
    notes: {
      en: 'Close your eyes and try to follow a single instrument.',
      bg: 'Затвори очи и се опитай да проследиш само един инструмент.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2933-7110-b912-6d33407e542e',
    topic: 'everyday',
    title: { en: 'Learn to tie a new knot', bg: 'Научи се да връзваш нов възел' },
    notes: {
      en: 'A figure of eight, a reef knot or a tie knot. Do it five times, until your hands know it.',
      bg: 'Осмица, прав възел или възел за вратовръзка. Повтори пет пъти, докато ръцете го запомнят.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-2934-7c76-ab4f-5a8b0090edaf',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Write half a page about today', bg: 'Напиши половин страница за днешния ден' },
    notes: {
      en: 'What happened, what surprised you, what you would do again.',
      bg: 'Какво се случи, какво те изненада, какво ти се иска да повториш.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2935-7666-826e-ddcd8af32b3c',
    topic: 'world',
    forChildren: true,
    title: { en: 'Say “thank you” in five languages', bg: 'Кажи „благодаря“ на пет езика' },
    notes: {
      en: 'Find out how each is pronounced and try them on someone.',
      bg: 'Провери как се произнасят и ги кажи на някого.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2936-7d50-94cc-c22bfb9ae89a',
    topic: 'arts',
    title: { en: 'Photograph five things of one colour', bg: 'Снимай пет неща с един и същи цвят' },
    notes: {
      en: 'Choose a colour first and look for it at home or outside.',
      bg: 'Първо избери цвета, после го търси вкъщи или навън.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2937-78ca-bf72-f60b53bc5357',
    topic: 'science',
    forChildren: true,
    title: { en: 'Solve a puzzle', bg: 'Реши една главоблъсканица' },
    notes: {
      en: 'A crossword, a sudoku or a riddle, on paper if you can.',
      bg: 'Кръстословица, судоку или гатанка – ако може, на хартия.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-2938-739a-a652-f537faac80de',
    topic: 'everyday',
    title: { en: 'Practise touch typing', bg: 'Упражни се да пишеш с десет пръста' },
    notes: {
      en: 'Ten minutes without looking at the keys. Accuracy first, speed later.',
      bg: 'Десет минути, без да гледаш клавишите. Първо без грешки, после бързо.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2939-72ff-a5e3-c86910a76326',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Learn a phone number by heart', bg: 'Научи един телефонен номер наизуст' },
    notes: {
      en: 'Of someone you would call in an emergency. Write it down from memory an hour later.',
      bg: 'На близък човек, когото ще потърсиш, ако ти потрябва помощ. След час го запиши по памет.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-293a-7bf7-a69e-9ddd42c560bd',
    topic: 'science',
    title: { en: 'Explore a subject you know nothing about', bg: 'Разучи тема, за която не знаеш нищо' },
    notes: {
      en: 'Open an encyclopedia at random, read one article and tell someone about it.',
      bg: 'Отвори енциклопедия наслуки, прочети една статия и разкажи за нея.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-293b-7dcd-95c8-38d303fc67fe',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Fold something out of paper', bg: 'Сгъни нещо от хартия' },
    notes: {
      en: 'A boat, a crane, a star. Give it away or put it where you will see it.',
      bg: 'Лодка, жерав, звезда. Подари го или го сложи на видно място.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-293c-712d-8c72-ae73df43cb74',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Write a letter to your future self', bg: 'Напиши писмо до бъдещото си аз' },
    notes: {
      en: 'What you hope for and what you are proud of. Seal it and write on it: open in a year.',
      bg: 'На какво се надяваш и с какво се гордееш. Запечатай го и напиши: да се отвори след година.',
    },
    gold: 20,
  },
  {
    id: '01a1f865-293d-7730-8c3b-f51e63039bdd',
    topic: 'world',
    forChildren: true,
    title: { en: 'Draw a map of your neighbourhood from memory', bg: 'Нарисувай по памет карта на квартала' },
    notes: {
      en: 'Mark three places you like, then check what you forgot.',
      bg: 'Отбележи три любими места, после провери какво липсва.',
    },
    gold: 15,
  },
]
