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
]
