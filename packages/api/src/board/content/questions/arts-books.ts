import type { Question } from '../types.ts'

export const artsBooks: readonly Question[] = [
  {
    id: '01a1f865-28cb-702d-a03f-9836112929e4',
    topic: 'arts',
    text: { en: 'Who wrote “Romeo and Juliet”?', bg: 'Кой е авторът на „Ромео и Жулиета“?' },
    answers: [
      { id: '01a1f865-28cc-7e41-84c0-b5d6fdf62366', text: { en: 'Molière', bg: 'Молиер' } },
      { id: '01a1f865-28cd-7fe8-8385-6acf0b58724f', text: { en: 'Charles Dickens', bg: 'Чарлс Дикенс' } },
      { id: '01a1f865-28ce-778e-925a-88313a8af147', text: { en: 'Victor Hugo', bg: 'Виктор Юго' } },
      {
        id: '01a1f865-28cf-74d2-827f-12bd2c6e1118',
        text: { en: 'William Shakespeare', bg: 'Уилям Шекспир' },
        right: true,
      },
    ],
    source: 'William Shakespeare, “Romeo and Juliet” (1597)',
  },
  {
    id: '01a1f865-28d0-7b55-92ab-8dd2bcba011c',
    topic: 'arts',
    text: { en: 'Who wrote “Don Quixote”?', bg: 'Кой е авторът на „Дон Кихот“?' },
    answers: [
      { id: '01a1f865-28d1-7f98-9c1e-3aaa6233f762', text: { en: 'Leo Tolstoy', bg: 'Лев Толстой' } },
      {
        id: '01a1f865-28d2-7891-83a4-81ea8ade21bc',
        text: { en: 'Miguel de Cervantes', bg: 'Мигел де Сервантес' },
        right: true,
      },
      { id: '01a1f865-28d3-7396-93da-587d55110ce9', text: { en: 'Alexandre Dumas', bg: 'Александър Дюма' } },
      { id: '01a1f865-28d4-71da-8ba0-7332b76a7391', text: { en: 'Dante Alighieri', bg: 'Данте Алигиери' } },
    ],
    source: 'Miguel de Cervantes, “Don Quixote” (1605 and 1615)',
  },
  {
    id: '01a1f865-28d5-740f-94bd-b77bf97076c1',
    topic: 'arts',
    forChildren: true,
    text: { en: 'Who wrote “The Little Prince”?', bg: 'Кой е авторът на „Малкият принц“?' },
    answers: [
      {
        id: '01a1f865-28d6-727c-b520-441944a44ac0',
        text: { en: 'Hans Christian Andersen', bg: 'Ханс Кристиан Андерсен' },
      },
      { id: '01a1f865-28d7-7a74-a5df-57ac3db91d49', text: { en: 'Astrid Lindgren', bg: 'Астрид Линдгрен' } },
      { id: '01a1f865-28d8-7f67-b9e8-b05082099202', text: { en: 'Jules Verne', bg: 'Жул Верн' } },
      {
        id: '01a1f865-28d9-75fb-b032-291439443966',
        text: { en: 'Antoine de Saint-Exupéry', bg: 'Антоан дьо Сент-Екзюпери' },
        right: true,
      },
    ],
    source: 'Antoine de Saint-Exupéry, “The Little Prince” (1943)',
  },
]
