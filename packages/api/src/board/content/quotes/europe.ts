import type { Quote } from '../types.ts'

export const europe: readonly Quote[] = [
  {
    id: '01a1f865-26d3-732d-80a4-96d3f5907311',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Nothing is stronger than those two warriors, patience and time; they will do it all.',
      bg: 'Няма нищо по-силно от тези двама воини, търпението и времето; те ще свършат всичко.',
    },
    author: { en: 'Leo Tolstoy', bg: 'Лев Толстой' },
    source: { en: 'War and Peace (1869)', bg: '„Война и мир“ (1869)' },
  },
  {
    id: '01a1f865-26d4-7853-95d1-6ac477b3ba2d',
    topic: 'everyday',
    text: {
      en: 'Everything in a human being should be beautiful: the face, the clothes, the soul and the thoughts.',
      bg: 'У човека всичко трябва да е прекрасно: и лицето, и дрехите, и душата, и мислите.',
    },
    author: { en: 'Anton Chekhov', bg: 'Антон Чехов' },
    source: { en: 'Uncle Vanya (1897)', bg: '„Вуйчо Ваньо“ (1897)' },
  },
  {
    id: '01a1f865-26d5-778f-976f-8a7b2d200295',
    topic: 'world',
    text: {
      en: 'Study and read; learn from others, and do not turn away from what is your own.',
      bg: 'Учете се, четете; и от чуждото се учете, и от своето не се отричайте.',
    },
    author: { en: 'Taras Shevchenko', bg: 'Тарас Шевченко' },
    source: {
      en: '“To the Dead, the Living and the Unborn” (1845)',
      bg: '„И на мъртвите, и на живите, и на неродените“ (1845)',
    },
  },
  {
    id: '01a1f865-26d6-7f52-95b7-2460afda605b',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Whoever reads much and travels much sees much and knows much.',
      bg: 'Който много чете и много пътува, много вижда и много знае.',
    },
    author: { en: 'Miguel de Cervantes', bg: 'Мигел де Сервантес' },
    source: { en: 'Don Quixote, II (1615)', bg: '„Дон Кихот“, II (1615)' },
  },
  {
    id: '01a1f865-26d7-752a-8341-884d391b31a8',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'We are each the child of our own deeds.', bg: 'Всеки е рожба на делата си.' },
    author: { en: 'Miguel de Cervantes', bg: 'Мигел де Сервантес' },
    source: { en: 'Don Quixote, I (1605)', bg: '„Дон Кихот“, I (1605)' },
  },
  {
    id: '01a1f865-26d8-702a-98f5-4417d032017b',
    topic: 'everyday',
    text: {
      en: 'You were not made to live like beasts, but to follow virtue and knowledge.',
      bg: 'Не сте създадени да живеете като зверове, а да следвате добродетелта и знанието.',
    },
    author: { en: 'Dante Alighieri', bg: 'Данте Алигиери' },
    source: {
      en: 'The Divine Comedy, Inferno XXVI (c. 1308–1321)',
      bg: '„Божествена комедия“, „Ад“, XXVI (ок. 1308–1321)',
    },
  },
  {
    id: '01a1f865-26d9-749d-982a-b64447d13927',
    topic: 'science',
    text: {
      en: 'As iron rusts when it is not used, and water goes foul or turns to ice in the cold, so the mind spoils without exercise.',
      bg: 'Както желязото ръждясва без употреба, а водата се разваля или на студа се вледенява, така и умът се похабява без упражнение.',
    },
    author: { en: 'Leonardo da Vinci', bg: 'Леонардо да Винчи' },
    source: { en: 'Codex Atlanticus (1478–1519)', bg: '„Атлантически кодекс“ (1478–1519)' },
  },
  {
    id: '01a1f865-26da-7bf6-89ce-d16cbf200c62',
    topic: 'arts',
    text: { en: 'What is good is twice as good if it is brief.', bg: 'Хубавото, ако е кратко, е два пъти по-хубаво.' },
    author: { en: 'Baltasar Gracián', bg: 'Балтасар Грасиан' },
    source: { en: 'The Art of Worldly Wisdom, 105 (1647)', bg: '„Джобен оракул“, 105 (1647)' },
  },
  {
    id: '01a1f865-26db-7bcb-af79-6f7fb2980407',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'It does not matter if one was born in a duck yard, so long as one has lain in a swan’s egg.',
      bg: 'Няма значение, че си се родил в патешки двор, щом си се излюпил от лебедово яйце!',
    },
    author: { en: 'Hans Christian Andersen', bg: 'Ханс Кристиан Андерсен' },
    source: { en: '“The Ugly Duckling” (1843)', bg: '„Грозното патенце“ (1843)' },
  },
  {
    id: '01a1f865-26dc-76e4-a03d-7b4f5238cfa0',
    topic: 'everyday',
    text: {
      en: 'Life must be understood backwards … but it must be lived forwards.',
      bg: 'Животът трябва да се разбира назад … но трябва да се живее напред.',
    },
    author: { en: 'Søren Kierkegaard', bg: 'Сьорен Киркегор' },
    source: { en: 'Journals (1843)', bg: '„Дневници“ (1843)' },
  },
]
