import type { Question } from '../types.ts'

export const historyLater: readonly Question[] = [
  {
    id: '01a1f865-2885-7039-a7c9-3dc1b22581a6',
    topic: 'history',
    text: { en: 'In which year did the Second World War end?', bg: 'През коя година завършва Втората световна война?' },
    answers: [
      { id: '01a1f865-2886-7008-83d4-a03f55a19331', text: { en: '1918', bg: '1918' } },
      { id: '01a1f865-2887-7514-b49a-1d6c8b7653e3', text: { en: '1939', bg: '1939' } },
      { id: '01a1f865-2888-77e6-b42b-41e92743a8b2', text: { en: '1945', bg: '1945' }, right: true },
      { id: '01a1f865-2889-737a-a132-b93e37f6cadc', text: { en: '1950', bg: '1950' } },
    ],
    source: 'Encyclopaedia Britannica, “World War II”',
  },
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
    id: '01a1f865-2899-7c51-bcb6-1a4ddd6a4fd4',
    topic: 'history',
    text: {
      en: 'Which ship sank in 1912 after striking an iceberg?',
      bg: 'Кой кораб потъва през 1912 г., след като се удря в айсберг?',
    },
    answers: [
      { id: '01a1f865-289a-73df-ab0e-b5abf366dd57', text: { en: 'The Mayflower', bg: '„Мейфлауър“' } },
      { id: '01a1f865-289b-757b-b1b0-a32d30ff652a', text: { en: 'The Santa María', bg: '„Санта Мария“' } },
      { id: '01a1f865-289c-7af0-a95a-03005255a652', text: { en: 'The Bismarck', bg: '„Бисмарк“' } },
      { id: '01a1f865-289d-7ef8-8b1c-5b7bec3e963c', text: { en: 'The Titanic', bg: '„Титаник“' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Titanic”',
  },
]
