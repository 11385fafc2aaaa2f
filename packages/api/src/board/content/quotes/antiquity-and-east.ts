import type { Quote } from '../types.ts'

/** More from antiquity and the East. */
export const antiquityAndEast: readonly Quote[] = [
  {
    id: '01a218bc-a68e-734d-9391-ac80f2bdc1bb',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'I say that someone will remember us in time to come.',
      bg: 'Казвам ви: някой ще си спомня за нас и в идните времена.',
    },
    woman: true,
    author: { en: 'Sappho', bg: 'Сафо' },
    source: { en: 'Fragment 147 (c. 600 BC)', bg: 'Фрагмент 147 (ок. 600 г. пр. Хр.)' },
  },
  {
    id: '01a218bc-a68f-78f3-978f-98857e369c73',
    topic: 'arts',
    text: {
      en: 'Some say an army of horsemen, some of footmen, some of ships is the fairest thing on the black earth; but I say it is whatever one loves.',
      bg: 'Едни казват, че най-хубавото на черната земя е войска от конници, други – от пешаци, трети – от кораби; аз пък – онова, което обичаш.',
    },
    woman: true,
    author: { en: 'Sappho', bg: 'Сафо' },
    source: { en: 'Fragment 16 (c. 600 BC)', bg: 'Фрагмент 16 (ок. 600 г. пр. Хр.)' },
  },
  {
    id: '01a218bc-a690-7920-a9fc-b4759c5104b1',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'In spring, the dawn. … In summer, the night. … In autumn, the evening. … In winter, the early morning.',
      bg: 'Напролет – зората. … През лятото – нощта. … Наесен – вечерта. … През зимата – ранното утро.',
    },
    woman: true,
    author: { en: 'Sei Shōnagon', bg: 'Сей Шонагон' },
    source: { en: 'The Pillow Book (c. 1000)', bg: '„Записки под възглавката“ (ок. 1000 г.)' },
  },
  {
    id: '01a218bc-a691-70d9-9d1c-b45d7ae61647',
    topic: 'everyday',
    text: {
      en: 'It is with learning as its foundation that native good sense finds its strong use in the world.',
      bg: 'Именно когато се опира на учеността, природният усет намира силно приложение в света.',
    },
    woman: true,
    author: { en: 'Murasaki Shikibu', bg: 'Мурасаки Шикибу' },
    source: { en: 'The Tale of Genji, 21 (c. 1010)', bg: '„Генджи моногатари“, 21 (ок. 1010 г.)' },
  },
  {
    id: '01a218bc-a692-77b9-84e2-0c606372b9ec',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'I was born to join in love, not in hate.', bg: 'Родена съм да споделям обич, а не омраза.' },
    author: { en: 'Sophocles', bg: 'Софокъл' },
    source: { en: 'Antigone (c. 441 BC)', bg: '„Антигона“ (ок. 441 г. пр. Хр.)' },
  },
  {
    id: '01a218bc-a693-7506-8a49-5771c0c59d51',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Wonders are many, and none is more wonderful than human beings.',
      bg: 'Много са чудесата, но няма по-чудно от човека.',
    },
    author: { en: 'Sophocles', bg: 'Софокъл' },
    source: { en: 'Antigone (c. 441 BC)', bg: '„Антигона“ (ок. 441 г. пр. Хр.)' },
  },
  {
    id: '01a218bc-a694-7e08-9db5-ff6a2bbdfaad',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'If you have a garden in your library, nothing will be lacking.',
      bg: 'Ако имаш градина в библиотеката, нищо няма да липсва.',
    },
    author: { en: 'Cicero', bg: 'Цицерон' },
    source: { en: 'Letters to Friends, IX, 4 (46 BC)', bg: '„Писма до близки“, IX, 4 (46 г. пр. Хр.)' },
  },
  {
    id: '01a218bc-a695-7b0c-b3f4-d7d06ec3cdfa',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'One should pray for a sound mind in a sound body.',
      bg: 'Трябва да се молим за здрав дух в здраво тяло.',
    },
    author: { en: 'Juvenal', bg: 'Ювенал' },
    source: { en: 'Satires, X (c. AD 120)', bg: '„Сатири“, X (ок. 120 г.)' },
  },
  {
    id: '01a218bc-a696-7214-9cdd-d18a7e3d7452',
    topic: 'sport',
    forChildren: true,
    text: { en: 'Life is not just being alive, but being well.', bg: 'Животът не е просто да си жив, а да си здрав.' },
    author: { en: 'Martial', bg: 'Марциал' },
    source: { en: 'Epigrams, VI, 70 (c. AD 90)', bg: '„Епиграми“, VI, 70 (ок. 90 г.)' },
  },
  {
    id: '01a218bc-a697-7459-94c2-7df8ab17ba2b',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Seize the day, trusting tomorrow as little as you can.',
      bg: 'Улови деня, като разчиташ на утрешния колкото може по-малко.',
    },
    author: { en: 'Horace', bg: 'Хораций' },
    source: { en: 'Odes, I, 11 (23 BC)', bg: '„Оди“, I, 11 (23 г. пр. Хр.)' },
  },
  {
    id: '01a218bc-a698-7a1b-9980-11f84b04bc26',
    topic: 'everyday',
    text: {
      en: 'The unexamined life is not worth living for a human being.',
      bg: 'За човека не си струва да живее живот, който не подлага на проверка.',
    },
    author: { en: 'Plato', bg: 'Платон' },
    source: { en: 'Apology of Socrates (4th century BC)', bg: '„Апология на Сократ“ (IV век пр. Хр.)' },
  },
  {
    id: '01a218bc-a699-7eae-a694-4fa55fb5c733',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Great people are those who do not lose their child’s heart.',
      bg: 'Велики са хората, които не губят детското си сърце.',
    },
    author: { en: 'Mencius', bg: 'Мендзъ' },
    source: { en: 'Mencius, IV B, 12 (4th century BC)', bg: '„Мендзъ“, IV Б, 12 (IV век пр. Хр.)' },
  },
  {
    id: '01a218bc-a69a-7ccd-ac32-6da51b110d2c',
    topic: 'arts',
    text: {
      en: 'I do not know whether it was Zhuangzi dreaming that he was a butterfly, or a butterfly dreaming that it was Zhuangzi.',
      bg: 'Не знам дали Джуандзъ е сънувал, че е пеперуда, или пеперудата е сънувала, че е Джуандзъ.',
    },
    author: { en: 'Zhuangzi', bg: 'Джуандзъ' },
    source: { en: 'Zhuangzi, 2 (4th century BC)', bg: '„Джуандзъ“, 2 (IV век пр. Хр.)' },
  },
  {
    id: '01a218bc-a69b-7fe3-a808-46f13f77c56c',
    topic: 'history',
    text: {
      en: 'Know the other and know yourself: in a hundred battles you will not be in danger.',
      bg: 'Познавай другия и познавай себе си: и в сто битки няма да си в опасност.',
    },
    author: { en: 'Sun Tzu', bg: 'Сундзъ' },
    source: { en: 'The Art of War, 3 (5th century BC)', bg: '„Изкуството на войната“, 3 (V век пр. Хр.)' },
  },
  {
    id: '01a218bc-a69c-7733-a16a-d20bbd7dc039',
    topic: 'nature',
    forChildren: true,
    text: { en: 'The old pond—a frog jumps in: the sound of water.', bg: 'Старото езеро – скача жаба: звук на вода.' },
    author: { en: 'Matsuo Bashō', bg: 'Мацуо Башо' },
    source: { en: 'Haiku (1686)', bg: 'Хайку (1686 г.)' },
  },
  {
    id: '01a218bc-a69d-7b3e-88b8-70bf4d4dd5ca',
    topic: 'nature',
    forChildren: true,
    text: { en: 'Snail, climb Mount Fuji, but slowly, slowly!', bg: 'Охльовче, изкачи се на Фуджи, но бавно, бавно!' },
    author: { en: 'Kobayashi Issa', bg: 'Кобаяши Исса' },
    source: { en: 'Haiku (early 19th century)', bg: 'Хайку (началото на XIX век)' },
  },
]
