import type { Question } from '../types.ts'

export const historyMiddleAges: readonly Question[] = [
  {
    id: '01a1f865-2894-773a-9b11-6b6caca42592',
    topic: 'history',
    text: {
      en: 'Who began to print books with movable metal type in Europe in the fifteenth century?',
      bg: 'Кой започва да печата книги с подвижни метални букви в Европа през XV век?',
    },
    answers: [
      { id: '01a1f865-2895-74fe-b713-0624202359a4', text: { en: 'Leonardo da Vinci', bg: 'Леонардо да Винчи' } },
      {
        id: '01a1f865-2896-792a-9dc0-0c1903505148',
        text: { en: 'Johannes Gutenberg', bg: 'Йоханес Гутенберг' },
        right: true,
      },
      { id: '01a1f865-2897-7db6-ba62-f6d82da2daea', text: { en: 'Christopher Columbus', bg: 'Христофор Колумб' } },
      { id: '01a1f865-2898-7615-8d4c-6e76b5d38f19', text: { en: 'Nicolaus Copernicus', bg: 'Николай Коперник' } },
    ],
    source: 'Encyclopaedia Britannica, “Johannes Gutenberg”',
  },
  {
    id: '01a218a2-4f02-7bf4-b09c-43b3c31298ef',
    topic: 'history',
    text: { en: 'Which city did the Ottomans take in 1453?', bg: 'Кой град превземат османците през 1453 г.?' },
    answers: [
      { id: '01a218a2-4f03-77c6-8e8f-5756a9a47f20', text: { en: 'Constantinople', bg: 'Константинопол' }, right: true },
      { id: '01a218a2-4f04-73f2-80e5-f16bc666569c', text: { en: 'Vienna', bg: 'Виена' } },
      { id: '01a218a2-4f05-712a-9e48-3a723a94cfb1', text: { en: 'Rome', bg: 'Рим' } },
      { id: '01a218a2-4f06-7493-98b3-0549e8644284', text: { en: 'Baghdad', bg: 'Багдад' } },
    ],
    source: 'Encyclopaedia Britannica, “fall of Constantinople”',
  },
  {
    id: '01a218a2-4f07-7329-bc52-54ba8ea20312',
    topic: 'history',
    text: { en: 'Which empire did Genghis Khan found?', bg: 'Коя империя основава Чингис хан?' },
    answers: [
      { id: '01a218a2-4f08-73e8-959a-04de7313453f', text: { en: 'The Ottoman Empire', bg: 'Османската' } },
      { id: '01a218a2-4f09-70f5-aff1-9c682ad9a3aa', text: { en: 'The Persian Empire', bg: 'Персийската' } },
      { id: '01a218a2-4f0a-7609-b6fd-d438531a126c', text: { en: 'The Mongol Empire', bg: 'Монголската' }, right: true },
      { id: '01a218a2-4f0b-72a9-9a18-3d0161e1dadd', text: { en: 'The Byzantine Empire', bg: 'Византийската' } },
    ],
    source: 'Encyclopaedia Britannica, “Genghis Khan”',
  },
  {
    id: '01a218a2-4f0c-71cc-9e61-9dfdbd44d824',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Which explorer crossed the Atlantic with three ships in 1492?',
      bg: 'Кой мореплавател прекосява Атлантическия океан с три кораба през 1492 г.?',
    },
    answers: [
      { id: '01a218a2-4f0d-7362-8b8d-26df284e9615', text: { en: 'Ferdinand Magellan', bg: 'Фернандо Магелан' } },
      {
        id: '01a218a2-4f0e-7321-976e-e13bd70d26db',
        text: { en: 'Christopher Columbus', bg: 'Христофор Колумб' },
        right: true,
      },
      { id: '01a218a2-4f0f-76f8-ac5e-6fb348385cfc', text: { en: 'Vasco da Gama', bg: 'Вашку да Гама' } },
      { id: '01a218a2-4f10-7bc9-963c-67cb71566ca5', text: { en: 'James Cook', bg: 'Джеймс Кук' } },
    ],
    source: 'Encyclopaedia Britannica, “Christopher Columbus”',
  },
  {
    id: '01a218a2-4f16-7d2b-bd4d-6e06fde955c4',
    topic: 'history',
    text: { en: 'What was the Black Death of the fourteenth century?', bg: 'Какво е Черната смърт от XIV век?' },
    answers: [
      { id: '01a218a2-4f17-717e-a863-e91cad241979', text: { en: 'Smallpox', bg: 'Едра шарка' } },
      { id: '01a218a2-4f18-748e-85df-743fae7a655d', text: { en: 'A famine', bg: 'Глад' } },
      { id: '01a218a2-4f19-7f71-a246-f5d2b140d769', text: { en: 'A war', bg: 'Война' } },
      { id: '01a218a2-4f1a-70da-b8c0-36bf567302c6', text: { en: 'Plague', bg: 'Чума' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Black Death”',
  },
  {
    id: '01a218a2-4f1b-743c-b3c8-639acd50b335',
    topic: 'history',
    text: {
      en: 'Who put the Sun, not Earth, at the centre in a book of 1543?',
      bg: 'Кой поставя в центъра Слънцето, а не Земята, в книга от 1543 г.?',
    },
    answers: [
      { id: '01a218a2-4f1c-74de-a8dd-9506f13bdc28', text: { en: 'Johannes Kepler', bg: 'Йоханес Кеплер' } },
      { id: '01a218a2-4f1d-76df-af1a-8c70a3c2a11d', text: { en: 'Claudius Ptolemy', bg: 'Клавдий Птолемей' } },
      {
        id: '01a218a2-4f1e-7a11-9d75-c26ff389b049',
        text: { en: 'Nicolaus Copernicus', bg: 'Николай Коперник' },
        right: true,
      },
      { id: '01a218a2-4f1f-7c6c-acf1-8e68be424c42', text: { en: 'Tycho Brahe', bg: 'Тихо Брахе' } },
    ],
    source: 'Encyclopaedia Britannica, “Nicolaus Copernicus”',
  },
  {
    id: '01a218a2-4f2f-7f83-8e84-4782a0534269',
    topic: 'history',
    forChildren: true,
    text: { en: 'From which part of Europe did the Vikings come?', bg: 'От коя част на Европа идват викингите?' },
    answers: [
      { id: '01a218a2-4f30-7e78-b734-c1c5aaefa78e', text: { en: 'The Balkans', bg: 'От Балканите' } },
      { id: '01a218a2-4f31-777f-9ea5-55a276f0e96f', text: { en: 'The Alps', bg: 'От Алпите' } },
      { id: '01a218a2-4f32-7e9b-9d7f-b973d775540e', text: { en: 'Scandinavia', bg: 'От Скандинавия' }, right: true },
      { id: '01a218a2-4f33-78b5-8221-2d697bbc61ec', text: { en: 'Iberia', bg: 'От Иберийския полуостров' } },
    ],
    source: 'Encyclopaedia Britannica, “Viking”',
  },
  {
    id: '01a218a2-4f34-7b82-b1b3-010dd86dc1fc',
    topic: 'history',
    text: { en: 'What does the word “Renaissance” mean?', bg: 'Какво означава думата „Ренесанс“?' },
    answers: [
      { id: '01a218a2-4f35-77ac-9835-fdeeb8567597', text: { en: 'Freedom', bg: 'Свобода' } },
      { id: '01a218a2-4f36-7e84-ab5f-54ee9a00717b', text: { en: 'Beauty', bg: 'Красота' } },
      { id: '01a218a2-4f37-7775-949d-98169e23aaa5', text: { en: 'Journey', bg: 'Пътуване' } },
      { id: '01a218a2-4f38-7020-8e98-c3ee426dfd88', text: { en: 'Rebirth', bg: 'Възраждане' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Renaissance”',
  },
  {
    id: '01a218a2-4f39-7f61-bc15-67c1307bcbc2',
    topic: 'history',
    forChildren: true,
    text: { en: 'Which of these was invented first?', bg: 'Кое от тези е изобретено най-рано?' },
    answers: [
      { id: '01a218a2-4f3a-7ad1-b5f1-73af7343f5ce', text: { en: 'The telescope', bg: 'Телескопът' } },
      { id: '01a218a2-4f3b-7e85-b911-ae5b5b753118', text: { en: 'The compass', bg: 'Компасът' }, right: true },
      { id: '01a218a2-4f3c-7851-afbf-e0b9a8d9e533', text: { en: 'The bicycle', bg: 'Велосипедът' } },
      { id: '01a218a2-4f3d-75f3-905c-687404dd30a9', text: { en: 'The telephone', bg: 'Телефонът' } },
    ],
    source: 'Encyclopaedia Britannica, “compass”',
  },
]
