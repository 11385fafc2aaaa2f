import type { Question } from '../types.ts'

export const artsMusic: readonly Question[] = [
  {
    id: '01a1f865-28a8-711f-9a84-714eb079619e',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'How many keys does a standard modern piano have?',
      bg: 'Колко клавиша има обичайното съвременно пиано?',
    },
    answers: [
      { id: '01a1f865-28a9-74ff-93bc-0c5fd7cc5fa4', text: { en: '88', bg: '88' }, right: true },
      { id: '01a1f865-28aa-716a-8f70-f8754c704b1f', text: { en: '76', bg: '76' } },
      { id: '01a1f865-28ab-77f4-b05f-ed58e9557ab9', text: { en: '66', bg: '66' } },
      { id: '01a1f865-28ac-72bd-973a-c965fc54f62b', text: { en: '100', bg: '100' } },
    ],
    source: 'Encyclopaedia Britannica, “piano”',
  },
  {
    id: '01a1f865-28ad-75b6-a631-cd5bb5a7ddf9',
    topic: 'arts',
    forChildren: true,
    text: { en: 'How many strings does a violin have?', bg: 'Колко струни има цигулката?' },
    answers: [
      { id: '01a1f865-28ae-7cac-aebf-44fbc0874cc7', text: { en: 'Six', bg: 'Шест' } },
      { id: '01a1f865-28af-7c27-8c8f-4df8c46fbec0', text: { en: 'Four', bg: 'Четири' }, right: true },
      { id: '01a1f865-28b0-7d31-990e-3ec042d94010', text: { en: 'Eight', bg: 'Осем' } },
      { id: '01a1f865-28b1-77cc-81da-a5e457a9beb3', text: { en: 'Three', bg: 'Три' } },
    ],
    source: 'Encyclopaedia Britannica, “violin”',
  },
  {
    id: '01a1f865-28b2-7cba-b916-50336c140734',
    topic: 'arts',
    text: {
      en: 'To which family of instruments does the flute belong?',
      bg: 'Към кое семейство инструменти принадлежи флейтата?',
    },
    answers: [
      { id: '01a1f865-28b3-7b8a-969f-91e987e1fd5e', text: { en: 'Percussion', bg: 'Ударни' } },
      { id: '01a1f865-28b4-7160-b3c0-12644c1b968c', text: { en: 'Brass', bg: 'Медни духови' } },
      { id: '01a1f865-28b5-7687-aeb3-bca86d8fbe8d', text: { en: 'Strings', bg: 'Струнни' } },
      { id: '01a1f865-28b6-7b96-9dda-b81e9534c17d', text: { en: 'Woodwind', bg: 'Дървени духови' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “flute”',
  },
  {
    id: '01a1f865-28b7-7998-89fc-2e1ada627f70',
    topic: 'arts',
    text: {
      en: 'Who composed the violin concertos “The Four Seasons”?',
      bg: 'Кой е композиторът на цигулковите концерти „Годишните времена“?',
    },
    answers: [
      { id: '01a1f865-28b8-7a76-9a3b-4192b16ae8dc', text: { en: 'Ludwig van Beethoven', bg: 'Лудвиг ван Бетовен' } },
      {
        id: '01a1f865-28b9-73ae-984b-72d095345305',
        text: { en: 'Antonio Vivaldi', bg: 'Антонио Вивалди' },
        right: true,
      },
      { id: '01a1f865-28ba-7047-89c4-afea24861dde', text: { en: 'Frédéric Chopin', bg: 'Фредерик Шопен' } },
      {
        id: '01a1f865-28bb-7bcf-b470-e7ea49450afa',
        text: { en: 'Wolfgang Amadeus Mozart', bg: 'Волфганг Амадеус Моцарт' },
      },
    ],
    source: 'Encyclopaedia Britannica, “Antonio Vivaldi”',
  },
]
