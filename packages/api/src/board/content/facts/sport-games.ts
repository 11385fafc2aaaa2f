import type { Fact } from '../types.ts'

export const sportGames: readonly Fact[] = [
  {
    id: '01a218a9-b928-742a-af8d-8a12340a38ed',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'A table tennis ball weighs only 2.7 grams. That is less than a coin of two euro cents.',
      bg: 'Топчето за тенис на маса тежи едва 2,7 грама – по-малко от монета от два евроцента.',
    },
    source: 'International Table Tennis Federation, law 2.3; European Central Bank, “Coins”',
  },
  {
    id: '01a218a9-b929-77ef-8119-adba28a7f586',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'The dimples of a golf ball are not there for beauty: a smooth ball would fly only about half as far.',
      bg: 'Трапчинките на топката за голф не са за красота: гладка топка би летяла едва наполовина толкова далеч.',
    },
    source: 'Scientific American, “How do dimples in golf balls affect their flight?”',
  },
  {
    id: '01a218a9-b92a-7b73-84e2-0fde0d98b8eb',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'In 1971 the astronaut Alan Shepard played golf on the Moon: he hit two balls.',
      bg: 'През 1971 г. астронавтът Алън Шепърд играе голф на Луната: удря две топки.',
    },
    source: 'NASA, “Apollo 14”',
  },
  {
    id: '01a218a9-b92b-7277-9374-ead337e33583',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'White can begin a game of chess in exactly twenty ways: sixteen with a pawn and four with a knight.',
      bg: 'Белите могат да започнат шахматна партия по точно двадесет начина: шестнадесет с пешка и четири с кон.',
    },
    source: 'FIDE Laws of Chess, article 3',
  },
  {
    id: '01a218a9-b92c-7924-af30-9c745d32d2a8',
    topic: 'sport',
    text: {
      en: '“Checkmate” comes from the Persian “shah mat”: the king is helpless.',
      bg: '„Шах и мат“ идва от персийското „шах мат“ – царят е безпомощен.',
    },
    source: 'Encyclopaedia Britannica, “chess”; Merriam-Webster Dictionary, “checkmate”',
  },
  {
    id: '01a218a9-b92d-7295-a1c2-47645cb4ad0a',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'A Rubik’s cube can be mixed up in more than 43 quintillion ways, yet twenty turns are always enough to solve it.',
      bg: 'Кубчето на Рубик може да се разбърка по над 43 квинтилиона начина, но двадесет завъртания винаги стигат, за да се подреди.',
    },
    source: 'Rokicki and others, “The Diameter of the Rubik’s Cube Group Is Twenty”, 2013',
  },
]
