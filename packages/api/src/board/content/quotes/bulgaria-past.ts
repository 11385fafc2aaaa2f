import type { Quote } from '../types.ts'

/** Voices from the Bulgarian past. What is older than the nineteenth century is in today’s language. */
export const bulgariaPast: readonly Quote[] = [
  {
    id: '01a218bc-a67b-7db6-9e4f-c8f54e806d53',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Even one who lives well dies, and another is born. Let those born later, seeing this inscription, remember the one who made it.',
      bg: 'Човек, дори и добре да живее, умира и друг се ражда. Който се роди по-късно, като гледа този надпис, нека си спомни за онзи, който го е направил.',
    },
    author: { en: 'Khan Omurtag', bg: 'Хан Омуртаг' },
    source: { en: 'Tarnovo inscription (c. 822)', bg: 'Търновски надпис (ок. 822 г.)' },
  },
  {
    id: '01a218bc-a67c-7ddf-8d9c-95736f199992',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Does rain not come from God equally on all? Does the sun not shine on all as well? Do we not all breathe the air alike?',
      bg: 'Не идва ли дъждът от Бога еднакво за всички? И слънцето не грее ли също за всички? Не дишаме ли всички еднакво въздух?',
    },
    author: { en: 'Constantine-Cyril the Philosopher', bg: 'Константин-Кирил Философ' },
    source: { en: 'Life of Constantine, XVI (9th century)', bg: '„Житие на Константин“, XVI (IX век)' },
  },
  {
    id: '01a218bc-a67d-7921-b261-4172af6b1ec6',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Every nation has its past, which its descendants study with care.',
      bg: 'Всеки народ има свое минало, което се изучава старателно от потомството.',
    },
    author: { en: 'Zahari Stoyanov', bg: 'Захари Стоянов' },
    source: { en: 'Notes on the Bulgarian Uprisings, I (1884)', bg: '„Записки по българските въстания“, I (1884)' },
  },
  {
    id: '01a218bc-a67e-745b-babd-3a20a8e63a0f',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'As we see it, everything lies in our united strength.',
      bg: 'Всичко се състои според нас в нашите задружни сили.',
    },
    author: { en: 'Vasil Levski', bg: 'Васил Левски' },
    source: {
      en: 'Letter to a rich Bulgarian in Wallachia, 6 October 1871',
      bg: 'Писмо до богат българин във Влашко, 6 октомври 1871 г.',
    },
  },
  {
    id: '01a218bc-a67f-7af8-bf65-838ea0d0efa1',
    topic: 'history',
    text: {
      en: '… great people do small deeds, and the great deeds are done by small people.',
      bg: '… големи хора вършат малки работи, а големите работи се вършат от малки хора.',
    },
    author: { en: 'Hristo Botev', bg: 'Христо Ботев' },
    source: { en: 'Letter to Todor Peev (1876)', bg: 'Писмо до Тодор Пеев (1876)' },
  },
]
