import type { Challenge } from '../types.ts'

export const people: readonly Challenge[] = [
  {
    id: '01a1f865-291c-79e1-9620-2521ff243aeb',
    topic: 'everyday',
    title: {
      en: 'Write to someone you have lost touch with',
      bg: 'Пиши на човек, с когото сте изгубили връзка',
    },
    notes: {
      en: 'A few lines: one memory that you share and one question.',
      bg: 'Само няколко реда: един общ спомен и един въпрос.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-291d-7dbc-9ba0-8608526137ac',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Write a thank-you note by hand', bg: 'Напиши благодарствена бележка на ръка' },
    notes: {
      en: 'To a teacher, a neighbour, a parent, a friend. Then give it to them.',
      bg: 'До учител, съсед, родител или приятел. После я предай.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-291e-7260-bcff-0beb3aec614f',
    topic: 'everyday',
    title: { en: 'Do a chore that is not yours', bg: 'Свърши чужда домакинска задача' },
    notes: {
      en: 'Choose something another person usually does, and do it without being asked.',
      bg: 'Избери нещо, което обикновено върши друг, и го направи, без да те молят.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-291f-7d42-b663-fe260dd4f7ea',
    topic: 'history',
    forChildren: true,
    title: { en: 'Ask for a childhood story', bg: 'Помоли за история от детството' },
    notes: {
      en: 'Ask someone older than you about a favourite game, a friend or a prank they played.',
      bg: 'Попитай по-възрастен човек за любима игра, приятел или пакост.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-2920-77ce-a326-89bdb9650ed0',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Play a game with someone', bg: 'Изиграй една игра с някого' },
    notes: {
      en: 'Cards, a board, words on paper. Half an hour, no screens.',
      bg: 'Карти, настолна игра, думи на лист. Половин час без екрани.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-2921-7b4f-9d98-aaf5279147ce',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Give three sincere compliments', bg: 'Направи три искрени комплимента' },
    notes: {
      en: 'To three people, each for something they did.',
      bg: 'На трима души, на всекиго за нещо, което е направил.',
    },
    gold: 10,
  },
  {
    id: '01a1f865-2922-7590-90ae-021fb4ff8a37',
    topic: 'nature',
    title: { en: 'Pick up five pieces of litter', bg: 'Събери пет отпадъка' },
    notes: {
      en: 'In a park, away from the road. Wear gloves and leave anything sharp.',
      bg: 'В парка, далеч от пътя. Сложи ръкавици и не пипай нищо остро.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-2923-7ec2-9f8d-bbd74e645a5c',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Teach someone something', bg: 'Научи някого на нещо' },
    notes: {
      en: 'A trick, a recipe, a shortcut. If they can show it back to you, it worked.',
      bg: 'Номер, рецепта, хитрина. Ако успее да ти го покаже, значи се е получило.',
    },
    gold: 20,
  },
  {
    id: '01a1f865-2924-77f1-9ab4-d9ab47f88f56',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Return something you borrowed', bg: 'Върни нещо, взето назаем' },
    notes: {
      en: 'A book, a tool, a box. Say thank you, or arrange when you will return it.',
      bg: 'Книга, инструмент, кутия. Благодари или уговори кога ще го върнеш.',
    },
    gold: 15,
  },
  {
    id: '01a1f865-2925-7964-a9a8-dc8e13c53640',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Read aloud for ten minutes', bg: 'Чети на глас десет минути' },
    notes: {
      en: 'To a child, to a friend, to the cat. Give each character a voice.',
      bg: 'На дете, на приятел, на котката. Дай на всеки герой свой глас.',
    },
    gold: 10,
  },
]
