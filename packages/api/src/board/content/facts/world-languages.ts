import type { Fact } from '../types.ts'

export const worldLanguages: readonly Fact[] = [
  {
    id: '01a1f865-2679-7129-bcab-a6190e07f803',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'The Hawaiian alphabet has only thirteen letters: five vowels and eight consonants.',
      bg: 'Хавайската азбука има само тринадесет букви: пет гласни и осем съгласни.',
    },
    source: 'Encyclopaedia Britannica, “Hawaiian language”',
  },
  {
    id: '01a1f865-267e-7e23-b6af-d3474fd62dd1',
    topic: 'world',
    text: {
      en: 'Basque, spoken around the western Pyrenees, is not known to be related to any other living language.',
      bg: 'Не е известно баският език, който се говори около Западните Пиренеи, да е сроден с друг жив език.',
    },
    source: 'Encyclopaedia Britannica, “Basque language”',
  },
  {
    id: '01a218ab-6869-7253-b57b-d320a8edbe82',
    topic: 'world',
    forChildren: true,
    text: {
      en: '“Canada” comes from an Iroquoian word, “kanata”, that simply means “village”.',
      bg: 'Името на Канада идва от „каната“ – дума от ирокезките езици, която означава просто „село“.',
    },
    source: 'Government of Canada, “Origin of the name Canada”',
  },
  {
    id: '01a218ab-686a-71ed-9afa-d54a879f2e2a',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Icelandic sagas say that Erik the Red gave Greenland its pretty name so that people would want to move there.',
      bg: 'Според исландските саги Ерик Червения нарича острова Гренландия („зелена земя“), за да привлече хората да се заселят там.',
    },
    source: '“The Saga of Erik the Red”, chapter 2',
  },
  {
    id: '01a218ab-686b-719f-8235-8bb750380cba',
    topic: 'world',
    text: {
      en: 'In Papua New Guinea people speak more than 800 languages, far more than in the whole of Europe.',
      bg: 'В Папуа Нова Гвинея се говорят над 800 езика – много повече, отколкото в цяла Европа.',
    },
    source: 'Encyclopaedia Britannica, “Papua New Guinea”',
  },
  {
    id: '01a218ab-686c-7493-9009-a1d2c3106c6b',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'In the mountains of the island of La Gomera people can talk across the valleys in a language of whistles.',
      bg: 'В планините на остров Ла Гомера хората могат да си говорят през долините на език от подсвирквания.',
    },
    source: 'UNESCO Intangible Cultural Heritage, “Whistled language of the island of La Gomera”',
  },
]
