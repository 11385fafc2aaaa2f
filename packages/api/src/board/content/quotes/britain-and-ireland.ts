import type { Quote } from '../types.ts'

export const britainAndIreland: readonly Quote[] = [
  {
    id: '01a1f865-26dd-706a-8536-076ad591433f',
    topic: 'everyday',
    text: {
      en: 'Think only of the past as its remembrance gives you pleasure.',
      bg: 'Мисли за миналото само дотолкова, доколкото споменът за него ти носи радост.',
    },
    woman: true,
    author: { en: 'Jane Austen', bg: 'Джейн Остин' },
    source: { en: 'Pride and Prejudice (1813)', bg: '„Гордост и предразсъдъци“ (1813)' },
  },
  {
    id: '01a1f865-26de-70c8-a87b-2dd1fcf3b379',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'There is nothing in the world so irresistibly contagious as laughter and good-humour.',
      bg: 'Няма на света нищо тъй неудържимо заразително като смеха и доброто настроение.',
    },
    author: { en: 'Charles Dickens', bg: 'Чарлс Дикенс' },
    source: { en: 'A Christmas Carol (1843)', bg: '„Коледна песен“ (1843)' },
  },
  {
    id: '01a1f865-26df-7b47-a630-dacd663c546d',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: '… never do tomorrow what you can do today. Procrastination is the thief of time. Collar him!',
      bg: '… никога не оставяй за утре това, което можеш да свършиш днес. Отлагането краде времето. Хвани крадеца за яката!',
    },
    author: { en: 'Charles Dickens', bg: 'Чарлс Дикенс' },
    source: { en: 'David Copperfield (1850)', bg: '„Дейвид Копърфийлд“ (1850)' },
  },
  {
    id: '01a1f865-26e0-7def-91fd-f29eed2837b8',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'No one is useless in this world … who lightens the burden of it for anyone else.',
      bg: 'Никой не е безполезен на този свят … щом облекчава бремето му за някой друг.',
    },
    author: { en: 'Charles Dickens', bg: 'Чарлс Дикенс' },
    source: { en: 'Our Mutual Friend (1865)', bg: '„Нашият общ приятел“ (1865)' },
  },
  {
    id: '01a1f865-26e1-7181-8063-30c0695f1302',
    topic: 'everyday',
    text: {
      en: 'We are all in the gutter, but some of us are looking at the stars.',
      bg: 'Всички сме в канавката, но някои от нас гледат към звездите.',
    },
    author: { en: 'Oscar Wilde', bg: 'Оскар Уайлд' },
    source: { en: 'Lady Windermere’s Fan (1892)', bg: '„Ветрилото на лейди Уиндърмиър“ (1892)' },
  },
  {
    id: '01a1f865-26e2-72e8-80fb-2b8e3fcd2cc4',
    topic: 'everyday',
    text: {
      en: 'Experience is the name everyone gives to their mistakes.',
      bg: 'Опит – така всеки нарича грешките си.',
    },
    author: { en: 'Oscar Wilde', bg: 'Оскар Уайлд' },
    source: { en: 'Lady Windermere’s Fan (1892)', bg: '„Ветрилото на лейди Уиндърмиър“ (1892)' },
  },
  {
    id: '01a1f865-26e3-7e51-92f2-328dd85876f5',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Begin at the beginning … and go on till you come to the end: then stop.',
      bg: 'Започни от началото … и продължавай, докато стигнеш до края: тогава спри.',
    },
    author: { en: 'Lewis Carroll', bg: 'Луис Карол' },
    source: { en: 'Alice’s Adventures in Wonderland (1865)', bg: '„Алиса в Страната на чудесата“ (1865)' },
  },
  {
    id: '01a1f865-26e4-7fac-865d-f7fdf9711f56',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Why, sometimes I’ve believed as many as six impossible things before breakfast.',
      bg: 'Та аз понякога съм вярвала в цели шест невъзможни неща още преди закуска.',
    },
    author: { en: 'Lewis Carroll', bg: 'Луис Карол' },
    source: { en: 'Through the Looking-Glass (1871)', bg: '„Алиса в Огледалния свят“ (1871)' },
  },
  {
    id: '01a1f865-26e5-7575-8ee7-d4f2f683fc25',
    topic: 'world',
    text: {
      en: 'To travel hopefully is a better thing than to arrive, and the true success is to labour.',
      bg: 'Да пътуваш с надежда е по-хубаво, отколкото да пристигнеш, а истинският успех е в труда.',
    },
    author: { en: 'Robert Louis Stevenson', bg: 'Робърт Луис Стивънсън' },
    source: { en: '“El Dorado”, Virginibus Puerisque (1881)', bg: '„Елдорадо“, „Virginibus Puerisque“ (1881)' },
  },
  {
    id: '01a1f865-26e6-727a-b4e5-e1ec84256a48',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'The world is so full of a number of things, I’m sure we should all be as happy as kings.',
      bg: 'Светът е тъй пълен с какви ли не неща, че трябва да сме щастливи като царе.',
    },
    author: { en: 'Robert Louis Stevenson', bg: 'Робърт Луис Стивънсън' },
    source: { en: 'A Child’s Garden of Verses (1885)', bg: '„Градина от детски стихове“ (1885)' },
  },
  {
    id: '01a1f865-26e7-7565-9c72-0d147ddf7edc',
    topic: 'world',
    text: {
      en: 'To strive, to seek, to find, and not to yield.',
      bg: 'Да се стремим, да търсим, да намираме – и да не отстъпваме.',
    },
    author: { en: 'Alfred Tennyson', bg: 'Алфред Тенисън' },
    source: { en: '“Ulysses” (1842)', bg: '„Одисей“ (1842)' },
  },
  {
    id: '01a1f865-26e8-75ff-bbec-e26e58521592',
    topic: 'everyday',
    text: {
      en: 'I am no bird; and no net ensnares me: I am a free human being with an independent will, which I now exert to leave you.',
      bg: 'Аз не съм птица и никаква мрежа не ме държи: аз съм свободно човешко същество с независима воля, която сега ме кара да ви напусна.',
    },
    woman: true,
    author: { en: 'Charlotte Brontë', bg: 'Шарлот Бронте' },
    source: { en: 'Jane Eyre (1847)', bg: '„Джейн Еър“ (1847)' },
  },
  {
    id: '01a1f865-26e9-7f08-aef3-12d0eba947c7',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'What do we live for, if it is not to make life less difficult to each other?',
      bg: 'За какво живеем, ако не за да правим живота си един на друг по-лек?',
    },
    woman: true,
    author: { en: 'George Eliot', bg: 'Джордж Елиът' },
    source: { en: 'Middlemarch (1871–1872)', bg: '„Мидълмарч“ (1871–1872)' },
  },
  {
    id: '01a1f865-26ea-7386-a36d-21af8563a5ea',
    topic: 'everyday',
    text: {
      en: 'Our doubts are traitors, and make us lose the good we oft might win by fearing to attempt.',
      bg: 'Съмненията ни са предатели: заради тях от страх да опитаме често губим доброто, което бихме могли да спечелим.',
    },
    author: { en: 'William Shakespeare', bg: 'Уилям Шекспир' },
    source: { en: 'Measure for Measure (c. 1604)', bg: '„Мяра за мяра“ (ок. 1604)' },
  },
  {
    id: '01a1f865-26eb-7436-8373-4e8bcf707e53',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'How far that little candle throws his beams! So shines a good deed in a naughty world.',
      bg: 'Колко далеч хвърля лъчите си тази малка свещ! Тъй грее доброто дело в един лош свят.',
    },
    author: { en: 'William Shakespeare', bg: 'Уилям Шекспир' },
    source: { en: 'The Merchant of Venice (c. 1597)', bg: '„Венецианският търговец“ (ок. 1597)' },
  },
  {
    id: '01a1f865-26ec-7d76-be29-f8d0af9fefbd',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Better three hours too soon than a minute too late.',
      bg: 'По-добре три часа по-рано, отколкото минута по-късно.',
    },
    author: { en: 'William Shakespeare', bg: 'Уилям Шекспир' },
    source: { en: 'The Merry Wives of Windsor (c. 1600)', bg: '„Веселите уиндзорки“ (ок. 1600)' },
  },
  {
    id: '01a1f865-26ed-785a-8c9e-e47dc539c6fe',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Great works are performed, not by strength, but perseverance.',
      bg: 'Големите дела се вършат не със сила, а с постоянство.',
    },
    author: { en: 'Samuel Johnson', bg: 'Самюъл Джонсън' },
    source: { en: 'Rasselas (1759)', bg: '„Раселас“ (1759)' },
  },
  {
    id: '01a1f865-26ee-7774-b9fc-b263b5d5c8b5',
    topic: 'science',
    text: {
      en: 'If I have seen further, it is by standing on the shoulders of giants.',
      bg: 'Ако съм видял по-далеч, то е, защото съм стоял на раменете на гиганти.',
    },
    author: { en: 'Isaac Newton', bg: 'Исак Нютон' },
    source: { en: 'Letter to Robert Hooke (1676)', bg: 'Писмо до Робърт Хук (1676)' },
  },
  {
    id: '01a1f865-26ef-7c6b-9bb3-3304b6c337f0',
    topic: 'everyday',
    text: {
      en: '… a man who dares to waste one hour of time, has not discovered the value of life.',
      bg: '… човек, който дръзва да пропилее и един час, не е открил стойността на живота.',
    },
    author: { en: 'Charles Darwin', bg: 'Чарлс Дарвин' },
    source: { en: 'Letter to his sister Susan, 4 August 1836', bg: 'Писмо до сестра му Сюзан, 4 август 1836 г.' },
  },
  {
    id: '01a1f865-26f0-77e7-a5bb-06fd46c7419a',
    topic: 'science',
    text: {
      en: 'Nothing is too wonderful to be true, if it be consistent with the laws of nature.',
      bg: 'Нищо не е твърде чудесно, за да е истина, стига да е в съгласие със законите на природата.',
    },
    author: { en: 'Michael Faraday', bg: 'Майкъл Фарадей' },
    source: { en: 'Laboratory diary, 19 March 1849', bg: 'Лабораторен дневник, 19 март 1849 г.' },
  },
  {
    id: '01a1f865-26f1-75be-8465-76e13ffbb27b',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'What is now proved was once only imagined.',
      bg: 'Това, което сега е доказано, някога е било само въображение.',
    },
    author: { en: 'William Blake', bg: 'Уилям Блейк' },
    source: { en: 'The Marriage of Heaven and Hell (c. 1790)', bg: '„Бракът на Рая и Ада“ (ок. 1790)' },
  },
  {
    id: '01a1f865-26f2-7143-91dd-364a2d7a0168',
    topic: 'everyday',
    text: {
      en: 'A wise man will make more opportunities than he finds.',
      bg: 'Мъдрият човек ще създаде повече възможности, отколкото ще намери.',
    },
    author: { en: 'Francis Bacon', bg: 'Франсис Бейкън' },
    source: { en: 'Essays (1597–1625)', bg: '„Есета“ (1597–1625)' },
  },
  {
    id: '01a1f865-26f3-74d8-8be6-68ccb3fbae57',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Where you tend a rose, my lad, a thistle cannot grow.',
      bg: 'Където се грижиш за роза, момчето ми, магарешки бодил не може да порасне.',
    },
    woman: true,
    author: { en: 'Frances Hodgson Burnett', bg: 'Франсис Ходжсън Бърнет' },
    source: { en: 'The Secret Garden (1911)', bg: '„Тайната градина“ (1911)' },
  },
]
