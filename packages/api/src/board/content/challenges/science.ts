import type { Challenge } from '../types.ts'

/** Small experiments and questions. */
export const science: readonly Challenge[] = [
  {
    id: '01a218b0-6712-7a27-b1ea-c769098c5c80',
    topic: 'science',
    forChildren: true,
    title: { en: 'Measure the flight of a paper plane', bg: 'Измери полета на хартиен самолет' },
    notes: {
      en: 'Three throws, then change one fold and throw again. What helped?',
      bg: 'Хвърли го три пъти, после промени една гънка и опитай пак. Кое помогна?',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6713-774d-963a-d21495ebf8e0',
    topic: 'science',
    forChildren: true,
    title: { en: 'Build a bridge from one sheet of paper', bg: 'Построй мост от един лист хартия' },
    notes: {
      en: 'Lay it between two books. How many coins can it carry? Fold it another way and try again.',
      bg: 'Сложи го между две книги. Колко монети издържа? Сгъни го по друг начин и пробвай пак.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-6714-790e-a09d-41f23c1bb468',
    topic: 'science',
    forChildren: true,
    title: { en: 'Does it float or sink?', bg: 'Плава или потъва?' },
    notes: {
      en: 'A bowl of water and ten small things. Guess first, then try, with a grown-up nearby.',
      bg: 'Купа с вода и десет малки неща. Първо познай, после провери. Нека наблизо има възрастен.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6715-73e7-876c-81188559c61d',
    topic: 'science',
    forChildren: true,
    title: { en: 'Guess how long a minute is', bg: 'Познай колко трае една минута' },
    notes: {
      en: 'Close your eyes and raise a hand when you think a minute has passed. Someone keeps the time. Three tries.',
      bg: 'Затвори очи и вдигни ръка, когато според теб мине минута. Нека някой засича времето. Имаш три опита.',
    },
    gold: 5,
  },
  {
    id: '01a218b0-6716-789b-a1d0-01b21673f7a7',
    topic: 'science',
    forChildren: true,
    title: { en: 'Measure a room in steps', bg: 'Измери стая в стъпки' },
    notes: {
      en: 'How long is it, and how wide? Draw a small plan with the door and the windows.',
      bg: 'Колко е дълга и колко е широка? Начертай малък план с вратата и прозорците.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6717-7a00-b96e-fd07c41de209',
    topic: 'science',
    forChildren: true,
    title: { en: 'Find the numbers from 1 to 20', bg: 'Намери числата от 1 до 20' },
    notes: {
      en: 'At home, in order: on clocks, books, boxes and clothes.',
      bg: 'Вкъщи и по ред: по часовници, книги, кутии и дрехи.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6718-705e-9800-4d9d8144005d',
    topic: 'science',
    forChildren: true,
    title: { en: 'Write a secret message', bg: 'Напиши тайно съобщение' },
    notes: {
      en: 'Swap every letter for a number: the first letter is 1, the second is 2. Give someone the message and the key.',
      bg: 'Замени всяка буква с число: А е 1, Б е 2 и така нататък. Дай на някого съобщението и ключа.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6719-7c02-bb55-7d64d4bf651b',
    topic: 'science',
    forChildren: true,
    title: { en: 'Guess first, then count', bg: 'Първо познай, после преброй' },
    notes: {
      en: 'Beans in a handful, steps to the door, books on a shelf. How close were you?',
      bg: 'Зърна в шепа, крачки до вратата, книги на рафта. Колко близо беше?',
    },
    gold: 10,
  },
  {
    id: '01a218b0-671a-7ad4-813e-67f9d2e7a3f3',
    topic: 'science',
    forChildren: true,
    title: { en: 'Make a rainbow on paper', bg: 'Направи дъга върху лист' },
    notes: {
      en: 'On a sunny day hold a glass of water over white paper by the window and tilt it until the colours appear.',
      bg: 'В слънчев ден дръж чаша с вода над бял лист до прозореца и я накланяй, докато се появят цветовете.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-671b-7b3e-b144-3173dcdbea3d',
    topic: 'science',
    forChildren: true,
    title: { en: 'Trace a moving shadow', bg: 'Очертай сянка, която се движи' },
    notes: {
      en: 'On a sunny day draw round the shadow of a toy, and again after half an hour. Which way did it move?',
      bg: 'В слънчев ден очертай сянката на играчка и след половин час пак. Накъде се е преместила?',
    },
    gold: 15,
  },
  {
    id: '01a218b0-671c-7fee-9c95-6dccb964a083',
    topic: 'science',
    forChildren: true,
    title: { en: 'Explain how something works', bg: 'Обясни как работи нещо' },
    notes: {
      en: 'A lock, a bicycle, a tap. Explain it in three sentences, then look up what you did not know.',
      bg: 'Ключалка, колело, кран. Обясни го с три изречения, после провери каквото не знаеш.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-671d-70b3-bbd9-5a5df4496b03',
    topic: 'science',
    title: { en: 'Check something you have always believed', bg: 'Провери едно старо убеждение' },
    notes: {
      en: 'Choose one such “fact” and look for two good sources. Does it hold?',
      bg: 'Избери „факт“, който всички повтарят, и потърси два добри източника. Вярно ли е?',
    },
    gold: 15,
  },
]
