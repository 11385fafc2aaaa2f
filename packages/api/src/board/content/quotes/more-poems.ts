import type { Quote } from '../types.ts'

/** More lines of poetry. */
export const morePoems: readonly Quote[] = [
  {
    id: '01a218bc-a63a-742b-8835-d35f8d64e3ba',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'To see a World in a Grain of Sand and a Heaven in a Wild Flower, hold Infinity in the palm of your hand and Eternity in an hour.',
      bg: 'Да видиш Свят в една Песъчинка и Небе в едно Диво цвете, да държиш Безкрая в дланта си и Вечността в един час.',
    },
    author: { en: 'William Blake', bg: 'Уилям Блейк' },
    source: { en: '“Auguries of Innocence” (c. 1803)', bg: '„Поличби на невинността“ (ок. 1803)' },
  },
  {
    id: '01a218bc-a63b-7e6c-a297-6d164c141453',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'O Wind, if Winter comes, can Spring be far behind?',
      bg: 'О, Вятър, щом идва Зимата, далеч ли е Пролетта?',
    },
    author: { en: 'Percy Bysshe Shelley', bg: 'Пърси Биш Шели' },
    source: { en: '“Ode to the West Wind” (1820)', bg: '„Ода за западния вятър“ (1820)' },
  },
  {
    id: '01a218bc-a63c-7207-badc-27df1743f1c1',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'To err is human; to forgive, divine.', bg: 'Да грешиш е човешко; да прощаваш – божествено.' },
    author: { en: 'Alexander Pope', bg: 'Александър Поуп' },
    source: { en: 'An Essay on Criticism (1711)', bg: '„Опит върху критиката“ (1711)' },
  },
  {
    id: '01a218bc-a63d-74b5-bdc3-ba352391fb82',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'A morning-glory at my window satisfies me more than the metaphysics of books.',
      bg: 'Грамофончето на прозореца ми ме радва повече от книжната метафизика.',
    },
    author: { en: 'Walt Whitman', bg: 'Уолт Уитман' },
    source: { en: '“Song of Myself” (1855)', bg: '„Песен за мен“ (1855)' },
  },
  {
    id: '01a218bc-a63e-735a-bab6-75e826ca3dc1',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'I am large, I contain multitudes.', bg: 'Аз съм голям, аз побирам множества.' },
    author: { en: 'Walt Whitman', bg: 'Уолт Уитман' },
    source: { en: '“Song of Myself” (1855)', bg: '„Песен за мен“ (1855)' },
  },
  {
    id: '01a218bc-a63f-7f31-9caf-e97fb3a68b7d',
    topic: 'arts',
    forChildren: true,
    text: { en: 'Tread softly because you tread on my dreams.', bg: 'Стъпвай леко, защото стъпваш върху мечтите ми.' },
    author: { en: 'W. B. Yeats', bg: 'У. Б. Йейтс' },
    source: { en: '“He Wishes for the Cloths of Heaven” (1899)', bg: '„Той мечтае за покровите на небето“ (1899)' },
  },
  {
    id: '01a218bc-a640-76ff-8d15-712cecb6b094',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'The butterfly counts not months but moments, and has time enough.',
      bg: 'Пеперудата не брои месеци, а мигове – и времето ѝ стига.',
    },
    author: { en: 'Rabindranath Tagore', bg: 'Рабиндранат Тагор' },
    source: { en: 'Fireflies (1928)', bg: '„Светулки“ (1928)' },
  },
  {
    id: '01a218bc-a641-7224-a011-252d29ee0180',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'If you shed tears when you miss the sun, you also miss the stars.',
      bg: 'Ако плачеш, че няма слънце, няма да видиш и звездите.',
    },
    author: { en: 'Rabindranath Tagore', bg: 'Рабиндранат Тагор' },
    source: { en: 'Stray Birds (1916)', bg: '„Залутани птици“ (1916)' },
  },
  {
    id: '01a218bc-a642-7b1e-b361-f6c0fb375132',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Wanderer, there is no road; the road is made by walking.',
      bg: 'Пътнико, път няма; пътят се прави с вървене.',
    },
    author: { en: 'Antonio Machado', bg: 'Антонио Мачадо' },
    source: {
      en: '“Proverbs and Songs”, Fields of Castile (1907–1917)',
      bg: '„Притчи и песни“, „Полетата на Кастилия“ (1907–1917)',
    },
  },
  {
    id: '01a218bc-a643-7bc0-b914-3f9de4473487',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'Everything is worthwhile if the soul is not small.', bg: 'Всичко си струва, ако душата не е малка.' },
    author: { en: 'Fernando Pessoa', bg: 'Фернандо Песоа' },
    source: { en: '“Portuguese Sea”, Message (1934)', bg: '„Португалско море“, „Послание“ (1934)' },
  },
  {
    id: '01a218bc-a644-7e02-8092-bab34ad981c8',
    topic: 'arts',
    forChildren: true,
    text: {
      en: '… all of life is a dream, and dreams are only dreams.',
      bg: '… целият живот е сън, а сънищата са само сънища.',
    },
    author: { en: 'Pedro Calderón de la Barca', bg: 'Педро Калдерон де ла Барка' },
    source: { en: 'Life Is a Dream (1635)', bg: '„Животът е сън“ (1635)' },
  },
]
