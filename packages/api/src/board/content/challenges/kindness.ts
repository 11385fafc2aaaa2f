import type { Challenge } from '../types.ts'

/** Small good deeds. */
export const kindness: readonly Challenge[] = [
  {
    id: '01a218b0-674a-70c2-b327-76d0b184cca8',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Leave a kind note', bg: 'Остави мила бележка' },
    notes: {
      en: 'In a pocket, a book or a lunch box, where someone will find it later.',
      bg: 'В джоб, книга или кутия за обяд, където някой ще я намери после.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-674b-7902-8eaa-95da7802c43a',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Make a gift out of nothing', bg: 'Направи подарък от нищо' },
    notes: {
      en: 'A drawing, a song, a voucher for an hour of help. Give it today.',
      bg: 'Рисунка, песен, ваучер за час помощ. Подари го още днес.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-674c-740d-a195-31c0104ffa3f',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Ask someone about their day', bg: 'Попитай някого как е минал денят му' },
    notes: {
      en: 'Ask three questions before you say anything about yourself.',
      bg: 'Задай три въпроса, преди да разкажеш нещо за себе си.',
    },
    gold: 5,
  },
  {
    id: '01a218b0-674d-742b-bae4-1f977c7e1baf',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Make peace with someone', bg: 'Сдобри се с някого' },
    notes: {
      en: 'Say sorry, or say that it is over. Be the first to do it.',
      bg: 'Извини се или кажи, че вече не се сърдиш. Направи първата крачка.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-674e-7f37-8f80-4fc0d79aee6c',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Help someone with what they are doing now', bg: 'Помогни на някого с това, което прави в момента' },
    notes: {
      en: 'Ask what is needed and stay until it is finished.',
      bg: 'Попитай какво е нужно и остани, докато го свършите.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-674f-702e-95c3-f0e9c1e99011',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Thank the person who cooked', bg: 'Благодари на този, който е готвил' },
    notes: {
      en: 'Say what you liked most. Take your plate to the sink.',
      bg: 'Кажи кое ти хареса най-много. Отнеси чинията си в мивката.',
    },
    gold: 5,
  },
  {
    id: '01a218b0-6750-70c7-bb84-9bf3bdffb2b4',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Share something you like to keep', bg: 'Сподели нещо, което обичаш да пазиш за себе си' },
    notes: { en: 'A toy, a game, the best place on the sofa.', bg: 'Играчка, игра, най-хубавото място на дивана.' },
    gold: 10,
  },
  {
    id: '01a218b0-6751-7708-8c58-d32152345091',
    topic: 'everyday',
    forChildren: true,
    title: { en: 'Write down five birthdays', bg: 'Запиши пет рождени дни' },
    notes: {
      en: 'Of people you love, in one place. Which one comes first?',
      bg: 'На хора, които обичаш, на едно място. Кой е най-скоро?',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6752-7f6e-9ed6-937bcc4d1623',
    topic: 'everyday',
    title: { en: 'Send someone a picture of a good moment', bg: 'Изпрати на някого снимка от хубав момент' },
    notes: {
      en: 'One you were both in. Add a sentence about what you remember.',
      bg: 'Такава, на която сте двамата. Добави едно изречение за спомена.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6753-7cba-9aac-99138bda5b88',
    topic: 'everyday',
    title: { en: 'Listen for ten minutes without interrupting', bg: 'Слушай десет минути, без да прекъсваш' },
    notes: {
      en: 'No advice, no story of your own. Only questions.',
      bg: 'Без съвети и без свои истории. Само въпроси.',
    },
    gold: 10,
  },
]
