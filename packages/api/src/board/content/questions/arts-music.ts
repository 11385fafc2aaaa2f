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
    forChildren: true,
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
  {
    id: '01a218a2-4e62-7bfb-a9d4-32ac12df23ca',
    topic: 'arts',
    forChildren: true,
    text: { en: 'Who composed the ballet “The Nutcracker”?', bg: 'Кой е композиторът на балета „Лешникотрошачката“?' },
    answers: [
      { id: '01a218a2-4e63-7041-a922-681ba7fa83e3', text: { en: 'Igor Stravinsky', bg: 'Игор Стравински' } },
      { id: '01a218a2-4e64-73f7-9e62-bfd1698cb59b', text: { en: 'Sergei Prokofiev', bg: 'Сергей Прокофиев' } },
      { id: '01a218a2-4e65-77ff-a163-7377918ef954', text: { en: 'Johann Strauss', bg: 'Йохан Щраус' } },
      {
        id: '01a218a2-4e66-70c7-8374-f5a597702f3b',
        text: { en: 'Pyotr Ilyich Tchaikovsky', bg: 'Пьотър Илич Чайковски' },
        right: true,
      },
    ],
    source: 'Encyclopaedia Britannica, “The Nutcracker”',
  },
  {
    id: '01a218a2-4e67-742e-8999-0df57f0ae0e1',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Which instrument plays the bird in Prokofiev’s “Peter and the Wolf”?',
      bg: 'Кой инструмент е птичката в „Петя и вълкът“ от Прокофиев?',
    },
    answers: [
      { id: '01a218a2-4e68-725b-acbf-28d8eefff21e', text: { en: 'The bassoon', bg: 'Фаготът' } },
      { id: '01a218a2-4e69-7da6-9aef-f28f8550af99', text: { en: 'The French horn', bg: 'Валдхорната' } },
      { id: '01a218a2-4e6a-7768-bd19-82634cf0f93f', text: { en: 'The flute', bg: 'Флейтата' }, right: true },
      { id: '01a218a2-4e6b-7d78-8a1f-1dac1278e6af', text: { en: 'The drum', bg: 'Барабанът' } },
    ],
    source: 'Sergei Prokofiev, “Peter and the Wolf” (1936)',
  },
  {
    id: '01a218a2-4e6c-769c-8b17-4162ea9c1c1a',
    topic: 'arts',
    text: {
      en: 'Whose music is the anthem of the European Union?',
      bg: 'Чия музика е в основата на химна на Европейския съюз?',
    },
    answers: [
      {
        id: '01a218a2-4e6d-75b5-850c-e935d7093443',
        text: { en: 'Wolfgang Amadeus Mozart’s', bg: 'На Волфганг Амадеус Моцарт' },
      },
      {
        id: '01a218a2-4e6e-7c70-8157-21206775164f',
        text: { en: 'Ludwig van Beethoven’s', bg: 'На Лудвиг ван Бетовен' },
        right: true,
      },
      { id: '01a218a2-4e6f-7fbb-8a0d-99edc70c49a9', text: { en: 'Giuseppe Verdi’s', bg: 'На Джузепе Верди' } },
      {
        id: '01a218a2-4e70-7445-960d-d2a913f8df70',
        text: { en: 'Johann Sebastian Bach’s', bg: 'На Йохан Себастиан Бах' },
      },
    ],
    source: 'European Union, “European anthem”',
  },
  {
    id: '01a218a2-4e71-7650-b566-bb6eb890cce2',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'How many lines does the staff have on which music is written?',
      bg: 'Колко са линиите, върху които се пишат нотите?',
    },
    answers: [
      { id: '01a218a2-4e72-71a9-b81f-f6bfd4df26e0', text: { en: 'Five', bg: 'Пет' }, right: true },
      { id: '01a218a2-4e73-724f-868f-af2ed3c2c42f', text: { en: 'Four', bg: 'Четири' } },
      { id: '01a218a2-4e74-7016-b2cd-d007da432c9d', text: { en: 'Six', bg: 'Шест' } },
      { id: '01a218a2-4e75-71ea-863b-6cc4495f0618', text: { en: 'Seven', bg: 'Седем' } },
    ],
    source: 'Encyclopaedia Britannica, “staff” (music)',
  },
  {
    id: '01a218a2-4e76-7af5-b907-89b1fbd6b091',
    topic: 'arts',
    text: {
      en: 'What does the word “forte” in a score tell a musician to do?',
      bg: 'Какво казва на музиканта думата „форте“ в нотите?',
    },
    answers: [
      { id: '01a218a2-4e77-7399-878f-211235281bf8', text: { en: 'Play softly', bg: 'Да свири тихо' } },
      { id: '01a218a2-4e78-7817-8b85-752e05b1c761', text: { en: 'Play slowly', bg: 'Да свири бавно' } },
      { id: '01a218a2-4e79-7f04-adf2-e0ecd84a1631', text: { en: 'Play loudly', bg: 'Да свири силно' }, right: true },
      { id: '01a218a2-4e7a-705f-8c91-dfed722dfcbd', text: { en: 'Play faster', bg: 'Да свири по-бързо' } },
    ],
    source: 'Encyclopaedia Britannica, “musical notation”',
  },
  {
    id: '01a218a2-4e7b-770c-9be6-8aab89233aed',
    topic: 'arts',
    text: {
      en: 'In which opera does the toreador Escamillo sing his song?',
      bg: 'В коя опера пее тореадорът Ескамильо?',
    },
    answers: [
      { id: '01a218a2-4e7c-7a40-968a-1720f3f2226d', text: { en: 'Aida', bg: 'В „Аида“' } },
      { id: '01a218a2-4e7d-7af1-9be2-f1b20dd78e5b', text: { en: 'Tosca', bg: 'В „Тоска“' } },
      {
        id: '01a218a2-4e7e-7c60-989a-545ef7649e99',
        text: { en: 'The Barber of Seville', bg: 'В „Севилският бръснар“' },
      },
      { id: '01a218a2-4e7f-76c9-8ec8-aa5e043fae8b', text: { en: 'Carmen', bg: 'В „Кармен“' }, right: true },
    ],
    source: 'Georges Bizet, “Carmen” (1875)',
  },
  {
    id: '01a218a2-4e80-7350-95af-7fdb91cdcdf8',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Which of these instruments is plucked with the fingers?',
      bg: 'На кой от тези инструменти се свири, като се дърпат струни?',
    },
    answers: [
      { id: '01a218a2-4e81-7366-83e3-38b56b3fdccc', text: { en: 'The oboe', bg: 'На обоя' } },
      { id: '01a218a2-4e82-71c1-8024-d305bc37a3a8', text: { en: 'The trumpet', bg: 'На тромпета' } },
      { id: '01a218a2-4e83-76cd-9dab-7d701bc51d7f', text: { en: 'The harp', bg: 'На арфата' }, right: true },
      { id: '01a218a2-4e84-703d-806c-3976184e1366', text: { en: 'The organ', bg: 'На органа' } },
    ],
    source: 'Encyclopaedia Britannica, “harp”',
  },
]
