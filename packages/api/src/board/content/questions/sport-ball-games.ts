import type { Question } from '../types.ts'

export const sportBallGames: readonly Question[] = [
  {
    id: '01a1f865-28f3-7316-8c1b-9c2a08b1b17d',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'How many players of one football team are on the pitch at the start of a match?',
      bg: 'Колко играчи от един футболен отбор са на терена в началото на мача?',
    },
    answers: [
      { id: '01a1f865-28f4-75b3-8557-2c8ca28a558e', text: { en: '10', bg: '10' } },
      { id: '01a1f865-28f5-73b8-a6ab-b33ad9516b60', text: { en: '11', bg: '11' }, right: true },
      { id: '01a1f865-28f6-7147-bd28-85bb598a3cab', text: { en: '12', bg: '12' } },
      { id: '01a1f865-28f7-77d9-a0b2-c8c78a2ebda6', text: { en: '9', bg: '9' } },
    ],
    source: 'IFAB, Laws of the Game, law 3',
  },
  {
    id: '01a218a2-4cf0-7d62-8f6d-51fe8560c0f6',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'How many players of one volleyball team are on the court at the same time?',
      bg: 'Колко играчи от един волейболен отбор са едновременно на игрището?',
    },
    answers: [
      { id: '01a218a2-4cf1-7f0b-bf56-a0f466210454', text: { en: 'Five', bg: 'Пет' } },
      { id: '01a218a2-4cf2-7c5a-b11c-8664f7378757', text: { en: 'Seven', bg: 'Седем' } },
      { id: '01a218a2-4cf3-73e0-95a7-b366a124c2b1', text: { en: 'Six', bg: 'Шест' }, right: true },
      { id: '01a218a2-4cf4-7f14-893e-c0be9147e66e', text: { en: 'Eight', bg: 'Осем' } },
    ],
    source: 'FIVB, Official Volleyball Rules, “Structure of play”',
  },
  {
    id: '01a218a2-4cf5-7998-bc8d-9cf7d100660e',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'How many points is a free throw worth in basketball?',
      bg: 'Колко точки носи наказателният удар в баскетбола?',
    },
    answers: [
      { id: '01a218a2-4cf6-713a-99e9-beb83a30d8c3', text: { en: 'Two', bg: 'Две' } },
      { id: '01a218a2-4cf7-7e2b-b1d6-be024597b24b', text: { en: 'One', bg: 'Една' }, right: true },
      { id: '01a218a2-4cf8-7fea-9f61-d8dda1830e23', text: { en: 'Three', bg: 'Три' } },
      { id: '01a218a2-4cf9-7d93-b998-16356d3bff61', text: { en: 'Four', bg: 'Четири' } },
    ],
    source: 'FIBA, Official Basketball Rules, “Goal: When made and its value”',
  },
  {
    id: '01a218a2-4cfa-7051-9577-de2c7c118681',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'Which score comes after 15 and 30 in a game of tennis?',
      bg: 'Кой резултат идва след 15 и 30 в един гейм на тенис?',
    },
    answers: [
      { id: '01a218a2-4cfb-7de4-b016-07ba1e6306fd', text: { en: '45', bg: '45' } },
      { id: '01a218a2-4cfc-7cc2-bb2d-7e45ac34c034', text: { en: '50', bg: '50' } },
      { id: '01a218a2-4cfd-77e8-ab58-ee6d51572b12', text: { en: '60', bg: '60' } },
      { id: '01a218a2-4cfe-7e60-a5c1-7a5437c3702f', text: { en: '40', bg: '40' }, right: true },
    ],
    source: 'ITF, Rules of Tennis, rule 5',
  },
  {
    id: '01a218a2-4cff-7d16-b418-28078495803d',
    topic: 'sport',
    text: {
      en: 'Which of the four Grand Slam tournaments in tennis is played on grass?',
      bg: 'Кой от четирите турнира от Големия шлем в тениса се играе на трева?',
    },
    answers: [
      { id: '01a218a2-4d00-7e74-9917-f3fbeab87423', text: { en: 'Wimbledon', bg: '„Уимбълдън“' }, right: true },
      { id: '01a218a2-4d01-7d9c-bfcc-a9bd491aaa3a', text: { en: 'Roland-Garros', bg: '„Ролан Гарос“' } },
      { id: '01a218a2-4d02-7133-90d1-73d287ad6e16', text: { en: 'The US Open', bg: 'Откритото първенство на САЩ' } },
      {
        id: '01a218a2-4d03-7601-9839-dc914da630ad',
        text: { en: 'The Australian Open', bg: 'Откритото първенство на Австралия' },
      },
    ],
    source: 'Encyclopaedia Britannica, “tennis”',
  },
  {
    id: '01a218a2-4d13-7152-83be-8e9214be1fbb',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'How long is a football match between adults, without added time?',
      bg: 'Колко трае футболният мач при възрастните, без добавеното време?',
    },
    answers: [
      { id: '01a218a2-4d14-755c-86ce-e3f5429f2f27', text: { en: '90 minutes', bg: '90 минути' }, right: true },
      { id: '01a218a2-4d15-799f-9630-6bf66158a860', text: { en: '60 minutes', bg: '60 минути' } },
      { id: '01a218a2-4d16-7db4-b36d-6f01d5977507', text: { en: '80 minutes', bg: '80 минути' } },
      { id: '01a218a2-4d17-7797-a0d2-6b7799b08b09', text: { en: '100 minutes', bg: '100 минути' } },
    ],
    source: 'IFAB, Laws of the Game, law 7',
  },
  {
    id: '01a218a2-4d18-707f-ae99-dd9511be1043',
    topic: 'sport',
    forChildren: true,
    text: { en: 'What is a hat-trick in football?', bg: 'Какво е хеттрик във футбола?' },
    answers: [
      { id: '01a218a2-4d19-7b55-b628-9b9fd85f016d', text: { en: 'A goal scored with the head', bg: 'Гол с глава' } },
      {
        id: '01a218a2-4d1a-76c3-bf32-7e6464bea8e5',
        text: { en: 'A goal straight from a corner', bg: 'Гол направо от ъглов удар' },
      },
      {
        id: '01a218a2-4d1b-7592-9472-baf2914f0e8b',
        text: { en: 'A match won without a goal against', bg: 'Победа без допуснат гол' },
      },
      {
        id: '01a218a2-4d1c-70b1-a18f-799c3f69f144',
        text: { en: 'Three goals by one player in a match', bg: 'Три гола на един играч в мача' },
        right: true,
      },
    ],
    source: 'Encyclopaedia Britannica, “hat trick”',
  },
  {
    id: '01a218a2-4d1d-7228-8693-6b28458fa235',
    topic: 'sport',
    text: {
      en: 'How many metres from the goal line is the penalty mark in football?',
      bg: 'На колко метра от голлинията е точката за дузпа във футбола?',
    },
    answers: [
      { id: '01a218a2-4d1e-7070-80bf-6553a29abb8b', text: { en: '11', bg: '11' }, right: true },
      { id: '01a218a2-4d1f-704d-9025-ac9724d81762', text: { en: '9', bg: '9' } },
      { id: '01a218a2-4d20-7226-9f38-fd13be834ff0', text: { en: '7', bg: '7' } },
      { id: '01a218a2-4d21-704e-af80-fde3005ff7cc', text: { en: '16', bg: '16' } },
    ],
    source: 'IFAB, Laws of the Game, law 1',
  },
  {
    id: '01a218a2-4d22-72a3-b69a-b64244783a27',
    topic: 'sport',
    text: { en: 'In which country was table tennis invented?', bg: 'В коя страна е измислен тенисът на маса?' },
    answers: [
      { id: '01a218a2-4d23-76c9-bca1-89da215359b2', text: { en: 'China', bg: 'В Китай' } },
      { id: '01a218a2-4d24-7bd6-8959-84ce6d008135', text: { en: 'Japan', bg: 'В Япония' } },
      { id: '01a218a2-4d25-7af6-8f18-9cebce748926', text: { en: 'England', bg: 'В Англия' }, right: true },
      { id: '01a218a2-4d26-7231-b3de-67d6954633b3', text: { en: 'Sweden', bg: 'В Швеция' } },
    ],
    source: 'Encyclopaedia Britannica, “table tennis”',
  },
  {
    id: '01a218a2-4d27-73b4-a3b2-1d954f0a15de',
    topic: 'sport',
    text: {
      en: 'Which sport did James Naismith invent in 1891?',
      bg: 'Кой спорт измисля Джеймс Нейсмит през 1891 г.?',
    },
    answers: [
      { id: '01a218a2-4d28-7bff-b716-ccc0c7e8ed90', text: { en: 'Volleyball', bg: 'Волейбола' } },
      { id: '01a218a2-4d29-72ac-94f2-c231dced30b2', text: { en: 'Basketball', bg: 'Баскетбола' }, right: true },
      { id: '01a218a2-4d2a-7be4-8be3-70959e5a60e7', text: { en: 'Baseball', bg: 'Бейзбола' } },
      { id: '01a218a2-4d2b-7e59-a85d-5a6395b84aed', text: { en: 'Table tennis', bg: 'Тениса на маса' } },
    ],
    source: 'Encyclopaedia Britannica, “James Naismith”',
  },
  {
    id: '01a218a2-4d36-7944-9f33-3eadaa935c49',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'In which sport do players hit a shuttlecock over a net?',
      bg: 'В кой спорт се играе с перце над мрежа?',
    },
    answers: [
      { id: '01a218a2-4d37-76e5-a023-01364e6ee80e', text: { en: 'Badminton', bg: 'В бадминтона' }, right: true },
      { id: '01a218a2-4d38-7753-9c63-7d74a2a5c409', text: { en: 'Squash', bg: 'В скуоша' } },
      { id: '01a218a2-4d39-7aba-acfa-059d55df9ab5', text: { en: 'Tennis', bg: 'В тениса' } },
      { id: '01a218a2-4d3a-7487-8ff8-0cd4ad91e1d7', text: { en: 'Volleyball', bg: 'Във волейбола' } },
    ],
    source: 'Encyclopaedia Britannica, “badminton”',
  },
]
