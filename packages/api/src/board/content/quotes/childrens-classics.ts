import type { Quote } from '../types.ts'

/** More from books for children. */
export const childrensClassics: readonly Quote[] = [
  {
    id: '01a218bc-a621-720b-ab2b-a498656dbe89',
    topic: 'sport',
    forChildren: true,
    text: {
      en: '… there is nothing—absolute nothing—half so much worth doing as simply messing about in boats.',
      bg: '… няма нищо – абсолютно нищо, – което да си струва и наполовина колкото това просто да се мотаеш из лодки.',
    },
    author: { en: 'Kenneth Grahame', bg: 'Кенет Греъм' },
    source: { en: 'The Wind in the Willows (1908)', bg: '„Шумът на върбите“ (1908)' },
  },
  {
    id: '01a218bc-a622-7187-9483-8a78259b269e',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'All children, except one, grow up.', bg: 'Всички деца, освен едно, порастват.' },
    author: { en: 'J. M. Barrie', bg: 'Дж. М. Бари' },
    source: { en: 'Peter and Wendy (1911)', bg: '„Питър и Уенди“ (1911)' },
  },
  {
    id: '01a218bc-a623-7dfd-b97a-083aa6b9a71d',
    topic: 'arts',
    forChildren: true,
    text: {
      en: '… when the first baby laughed for the first time, its laugh broke into a thousand pieces, and they all went skipping about, and that was the beginning of fairies.',
      bg: '… когато първото бебе се засмяло за първи път, смехът му се разпаднал на хиляда парченца и всички те заподскачали насам-натам, и така се появили феите.',
    },
    author: { en: 'J. M. Barrie', bg: 'Дж. М. Бари' },
    source: { en: 'Peter and Wendy (1911)', bg: '„Питър и Уенди“ (1911)' },
  },
  {
    id: '01a218bc-a624-7d30-b487-1882f4ebbf95',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: '… it’s no use going back to yesterday, because I was a different person then.',
      bg: '… няма смисъл да се връщам към вчера, защото тогава бях друг човек.',
    },
    author: { en: 'Lewis Carroll', bg: 'Луис Карол' },
    source: { en: 'Alice’s Adventures in Wonderland (1865)', bg: '„Алиса в Страната на чудесата“ (1865)' },
  },
  {
    id: '01a218bc-a625-7e19-8a35-426a3a7fadad',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'He walked by himself, and all places were alike to him.',
      bg: 'Тя си ходеше сама и всички места ѝ бяха еднакви.',
    },
    author: { en: 'Rudyard Kipling', bg: 'Ръдиърд Киплинг' },
    source: {
      en: '“The Cat that Walked by Himself”, Just So Stories (1902)',
      bg: '„Котката, която си ходеше сама“, „Приказки просто така“ (1902)',
    },
  },
  {
    id: '01a218bc-a626-7df3-a966-a725a39ca27d',
    topic: 'nature',
    forChildren: true,
    text: {
      en: '… the strength of the Pack is the Wolf, and the strength of the Wolf is the Pack.',
      bg: '… силата на Глутницата е Вълкът, а силата на Вълка е Глутницата.',
    },
    author: { en: 'Rudyard Kipling', bg: 'Ръдиърд Киплинг' },
    source: { en: 'The Second Jungle Book (1895)', bg: '„Втора книга за джунглата“ (1895)' },
  },
  {
    id: '01a218bc-a627-717a-9a20-74674e4021da',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Once upon a time there was … “A king!” my little readers will say at once. No, children, you are wrong. Once upon a time there was a piece of wood.',
      bg: 'Имало едно време … „Един цар!“ – ще кажат веднага малките ми читатели. Не, деца, сбъркахте. Имало едно време едно парче дърво.',
    },
    author: { en: 'Carlo Collodi', bg: 'Карло Колоди' },
    source: { en: 'The Adventures of Pinocchio (1883)', bg: '„Приключенията на Пинокио“ (1883)' },
  },
]
