import type { Question } from '../types.ts'

export const sportContests: readonly Question[] = [
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
    id: '01a1f865-28f8-7851-a2e8-47ca15590995',
    topic: 'sport',
    forChildren: true,
    text: { en: 'How many rings are there on the Olympic flag?', bg: 'Колко кръга има на олимпийското знаме?' },
    answers: [
      { id: '01a1f865-28f9-7da7-b5e8-5bab7a8741ba', text: { en: 'Five', bg: 'Пет' }, right: true },
      { id: '01a1f865-28fa-7532-bd80-6534650374b5', text: { en: 'Seven', bg: 'Седем' } },
      { id: '01a1f865-28fb-70d0-856c-cb8c96ffc7f9', text: { en: 'Six', bg: 'Шест' } },
      { id: '01a1f865-28fc-7cd3-bb9d-17fc4d311ba2', text: { en: 'Four', bg: 'Четири' } },
    ],
    source: 'Olympic Charter, rule 8',
  },
  {
    id: '01a1f865-28fd-70bd-8e12-e64781c220f1',
    topic: 'sport',
    forChildren: true,
    text: { en: 'About how long is a marathon?', bg: 'Колко приблизително е дълъг маратонът?' },
    answers: [
      { id: '01a1f865-28fe-7ee3-935e-d35cfba2f3e8', text: { en: '42 kilometres', bg: '42 километра' }, right: true },
      { id: '01a1f865-28ff-7ac7-9455-37980755cf4f', text: { en: '10 kilometres', bg: '10 километра' } },
      { id: '01a1f865-2900-7351-a249-62b6f7447a51', text: { en: '100 kilometres', bg: '100 километра' } },
      { id: '01a1f865-2901-75fe-a086-b36b47a0b165', text: { en: '30 kilometres', bg: '30 километра' } },
    ],
    source: 'World Athletics, “Marathon”',
  },
]
