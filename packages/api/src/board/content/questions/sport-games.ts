import type { Question } from '../types.ts'

export const sportGames: readonly Question[] = [
  {
    id: '01a1f865-27f4-73c7-88a4-654c9ffd81fe',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'What do the dots on two opposite sides of an ordinary die add up to?',
      bg: 'Колко е сборът от точките на две срещуположни страни на обикновен зар?',
    },
    answers: [
      { id: '01a1f865-27f5-7408-8c26-8e9310598e10', text: { en: '5', bg: '5' } },
      { id: '01a1f865-27f6-763a-b59f-cc19ec49d00c', text: { en: '7', bg: '7' }, right: true },
      { id: '01a1f865-27f7-7b03-9e25-751297eecd14', text: { en: '6', bg: '6' } },
      { id: '01a1f865-27f8-70ed-a2e5-11a4bab52c05', text: { en: '8', bg: '8' } },
    ],
    source: 'Encyclopaedia Britannica, “dice”',
  },
  {
    id: '01a1f865-28e9-77e4-83a1-f135f88ae993',
    topic: 'sport',
    forChildren: true,
    text: { en: 'How many small squares are there on a chessboard?', bg: 'Колко полета има шахматната дъска?' },
    answers: [
      { id: '01a1f865-28ea-7a5c-9d5f-a09f3e0cc197', text: { en: '100', bg: '100' } },
      { id: '01a1f865-28eb-7730-b003-32684fba8fbc', text: { en: '81', bg: '81' } },
      { id: '01a1f865-28ec-76ad-942e-01b3af3337a9', text: { en: '64', bg: '64' }, right: true },
      { id: '01a1f865-28ed-7f5f-95f3-e09fa243f382', text: { en: '36', bg: '36' } },
    ],
    source: 'FIDE Laws of Chess, article 2',
  },
  {
    id: '01a1f865-28ee-75a0-9627-9ea64bf1766f',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'Which chess piece moves in the shape of the letter L?',
      bg: 'Коя шахматна фигура се движи във формата на буквата Г?',
    },
    answers: [
      { id: '01a1f865-28ef-7abb-8a2a-f55f24a58689', text: { en: 'The queen', bg: 'Дамата' } },
      { id: '01a1f865-28f0-71b7-b561-6e785a77b081', text: { en: 'The knight', bg: 'Конят' }, right: true },
      { id: '01a1f865-28f1-717c-ab30-fe4204c66167', text: { en: 'The bishop', bg: 'Офицерът' } },
      { id: '01a1f865-28f2-7c32-9a36-44321e27509e', text: { en: 'The rook', bg: 'Топът' } },
    ],
    source: 'FIDE Laws of Chess, article 3',
  },
  {
    id: '01a218a2-4d63-7fd1-b4f3-6f3a787fa100',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'Which chess piece always stays on squares of one colour?',
      bg: 'Коя шахматна фигура остава винаги на полета от един и същи цвят?',
    },
    answers: [
      { id: '01a218a2-4d64-726e-9112-5aabe7365624', text: { en: 'The knight', bg: 'Конят' } },
      { id: '01a218a2-4d65-7523-852e-7c856802b4df', text: { en: 'The rook', bg: 'Топът' } },
      { id: '01a218a2-4d66-704c-9f46-4d77cafa2e64', text: { en: 'The bishop', bg: 'Офицерът' }, right: true },
      { id: '01a218a2-4d67-7d79-b1e6-dfa609639ef4', text: { en: 'The king', bg: 'Царят' } },
    ],
    source: 'FIDE Laws of Chess, article 3',
  },
  {
    id: '01a218a2-4d68-7802-ad30-375774227854',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'What is it called in chess when an attacked king has no way out?',
      bg: 'Царят на дъската е нападнат и няма спасение. Как се нарича това положение?',
    },
    answers: [
      { id: '01a218a2-4d69-7ac7-8022-aa02c14b2da5', text: { en: 'Checkmate', bg: 'Мат' }, right: true },
      { id: '01a218a2-4d6a-72db-9099-06eda1320998', text: { en: 'Stalemate', bg: 'Пат' } },
      { id: '01a218a2-4d6b-7caa-8385-16368d55f218', text: { en: 'Castling', bg: 'Рокада' } },
      { id: '01a218a2-4d6c-7b00-b431-a3749184dc90', text: { en: 'A draw', bg: 'Реми' } },
    ],
    source: 'FIDE Laws of Chess, article 1',
  },
  {
    id: '01a218a2-4d6d-79d8-b0dc-e2d50e7b1536',
    topic: 'sport',
    text: { en: 'How many checkers does each player have in backgammon?', bg: 'Колко пула има всеки играч на табла?' },
    answers: [
      { id: '01a218a2-4d6e-74d5-99ec-44cbe82626e4', text: { en: '12', bg: '12' } },
      { id: '01a218a2-4d6f-7258-927f-08e4da992c13', text: { en: '15', bg: '15' }, right: true },
      { id: '01a218a2-4d70-7995-9ace-0b143f300b47', text: { en: '16', bg: '16' } },
      { id: '01a218a2-4d71-708f-aef1-7e73a6e62aff', text: { en: '24', bg: '24' } },
    ],
    source: 'Encyclopaedia Britannica, “backgammon”',
  },
  {
    id: '01a218a2-4d72-7f4b-ae31-9b852324b623',
    topic: 'sport',
    text: { en: 'Which ball is worth the most points in snooker?', bg: 'Коя топка носи най-много точки в снукъра?' },
    answers: [
      { id: '01a218a2-4d73-77ce-9359-fb89966c48ac', text: { en: 'The pink', bg: 'Розовата' } },
      { id: '01a218a2-4d74-7488-b2f6-11c345e63e57', text: { en: 'The blue', bg: 'Синята' } },
      { id: '01a218a2-4d75-77d4-a4da-0e0415a7744e', text: { en: 'The red', bg: 'Червената' } },
      { id: '01a218a2-4d76-7010-b3d5-ffe481e3b29d', text: { en: 'The black', bg: 'Черната' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “snooker”',
  },
  {
    id: '01a218a2-4d77-76da-91e7-81d1bbd27d95',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'How many cards does a full pack have, without the jokers?',
      bg: 'Колко карти има пълното тесте без жокерите?',
    },
    answers: [
      { id: '01a218a2-4d78-7d80-8551-049ba7d08eec', text: { en: '48', bg: '48' } },
      { id: '01a218a2-4d79-7c40-a0d7-b90ef654a99c', text: { en: '54', bg: '54' } },
      { id: '01a218a2-4d7a-7e6c-8df2-52f6ddc6c6e6', text: { en: '52', bg: '52' }, right: true },
      { id: '01a218a2-4d7b-7792-ad57-044a7cc8f95a', text: { en: '56', bg: '56' } },
    ],
    source: 'Encyclopaedia Britannica, “playing cards”',
  },
  {
    id: '01a218a2-4d7c-7a4b-8e2c-437d3f7271b6',
    topic: 'sport',
    text: {
      en: 'How many tiles are there in an ordinary set of dominoes, up to the double six?',
      bg: 'Колко плочки има в обикновеното домино, ако най-голямата е двойна шестица?',
    },
    answers: [
      { id: '01a218a2-4d7d-7043-9610-4b14863cba80', text: { en: '21', bg: '21' } },
      { id: '01a218a2-4d7e-78e2-8862-d3cdeff69635', text: { en: '28', bg: '28' }, right: true },
      { id: '01a218a2-4d7f-76a8-b88b-f4146b3b402f', text: { en: '36', bg: '36' } },
      { id: '01a218a2-4d80-796f-b1be-8a55cadbce9c', text: { en: '24', bg: '24' } },
    ],
    source: 'Encyclopaedia Britannica, “dominoes”',
  },
]
