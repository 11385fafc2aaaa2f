import type { Challenge } from '../types.ts'

/** Drawing, writing, music and theatre. */
export const arts: readonly Challenge[] = [
  {
    id: '01a218b0-672f-7821-89bf-d17a0a6c8677',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Write a poem of four lines', bg: 'Напиши четиристишие' },
    notes: {
      en: 'About anything at all: the weather, a shoe, a friend. It does not have to rhyme.',
      bg: 'За каквото и да е: времето, обувка, приятел. Може и без рима.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-6730-77f2-ab28-95c878df582f',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Write a haiku', bg: 'Напиши хайку' },
    notes: {
      en: 'Three lines with five, seven and five syllables, about what you see right now.',
      bg: 'Три реда с пет, седем и пет срички за това, което виждаш в момента.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6731-7572-82f3-36bae5d142ae',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Make a collage', bg: 'Направи колаж' },
    notes: {
      en: 'From old papers, wrappers and leaves. Give it a title.',
      bg: 'От стари хартии, опаковки и листа. Дай му заглавие.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-6732-7ef5-901f-026d4ccffdf7',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Draw with your other hand', bg: 'Рисувай с другата ръка' },
    notes: { en: 'A face, a house, a cat. Laughing is allowed.', bg: 'Лице, къща, котка. Позволено е да се смееш.' },
    gold: 5,
  },
  {
    id: '01a218b0-6733-71f9-8c6a-7ef829f8f9aa',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Drum a rhythm', bg: 'Изтропай ритъм' },
    notes: {
      en: 'With your palms on the table. Teach it to someone and play it together.',
      bg: 'С длани по масата. Научи някого на него и го изпълнете заедно.',
    },
    gold: 5,
  },
  {
    id: '01a218b0-6734-7ee8-b96d-3278ea9dc38f',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Sing one song from beginning to end', bg: 'Изпей една песен от начало до край' },
    notes: {
      en: 'Alone, with others, in the shower. All the verses count.',
      bg: 'Самостоятелно, с други или под душа. Всички куплети се броят.',
    },
    gold: 5,
  },
  {
    id: '01a218b0-6735-78bd-96a7-8f26c116594b',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Act out three things without words', bg: 'Изиграй три неща без думи' },
    notes: {
      en: 'A job, an animal, something at home. Let the others guess.',
      bg: 'Професия, животно, нещо от дома. Другите да познаят.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6736-7648-9189-45671e9bf24b',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Invent a hero', bg: 'Измисли си герой' },
    notes: {
      en: 'What can they do, what are they afraid of, who is their best friend? Draw or describe them.',
      bg: 'Какво умее, от какво се бои, кой е най-добрият му приятел? Нарисувай го или го опиши.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-6737-7626-96be-9730b8165747',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Draw a comic in four frames', bg: 'Нарисувай комикс в четири кадъра' },
    notes: { en: 'A beginning, a problem, a surprise, an end.', bg: 'Начало, проблем, изненада и край.' },
    gold: 15,
  },
  {
    id: '01a218b0-6738-7e92-b17b-d1920d12d8d0',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Mix colours from red, yellow and blue', bg: 'Смеси цветове от червено, жълто и синьо' },
    notes: {
      en: 'Paints or pencils. How many can you make? Give the best one a name.',
      bg: 'С бои или моливи. Колко ще получиш? Дай име на най-хубавия.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-6739-7911-9666-39bec2524828',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Look at one painting for five minutes', bg: 'Гледай една картина пет минути' },
    notes: {
      en: 'In a book or on a screen. What do you notice only at the end?',
      bg: 'В книга или на екран. Какво забелязваш чак накрая?',
    },
    gold: 10,
  },
  {
    id: '01a218b0-673a-7a7f-b805-6508693cfe2e',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Make a bookmark', bg: 'Направи книгоразделител' },
    notes: {
      en: 'Paper, a ribbon, a dry leaf. Put it in the book you are reading.',
      bg: 'Хартия, панделка, сухо листо. Сложи го в книгата, която четеш.',
    },
    gold: 10,
  },
  {
    id: '01a218b0-673b-796f-aab3-7ccfab897160',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Tell a fairy tale from the other side', bg: 'Разкажи приказка от другата страна' },
    notes: {
      en: 'What would the wolf say, or the stepmother, or the third pig?',
      bg: 'Какво би казал вълкът, мащехата или третото прасенце?',
    },
    gold: 15,
  },
  {
    id: '01a218b0-673c-75e8-bca8-5fa5c505c225',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Arrange a small exhibition', bg: 'Подреди малка изложба' },
    notes: {
      en: 'Five things of one kind, each with a label. Invite a visitor.',
      bg: 'Пет неща от един вид, всяко с табелка. Покани посетител.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-673d-792e-bc5f-af910f45f59a',
    topic: 'arts',
    forChildren: true,
    title: { en: 'Write a review of a book or a film', bg: 'Напиши отзив за книга или филм' },
    notes: {
      en: 'Five sentences: what it is about, what you liked, who should see it. Keep the ending secret.',
      bg: 'Пет изречения: за какво е, какво ти хареса, на кого ще допадне. Не издавай края.',
    },
    gold: 15,
  },
  {
    id: '01a218b0-673e-7f4e-acc7-e5a2fded7dd9',
    topic: 'arts',
    title: { en: 'Write the first page of a novel', bg: 'Напиши първата страница на роман' },
    notes: {
      en: 'Twenty minutes without correcting. Stop in the middle of a sentence.',
      bg: 'Двадесет минути без поправки. Спри насред изречение.',
    },
    gold: 15,
  },
]
