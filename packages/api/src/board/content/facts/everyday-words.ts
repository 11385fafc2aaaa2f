import type { Fact } from '../types.ts'

export const everydayWords: readonly Fact[] = [
  {
    id: '01a1f865-267b-7dc9-b78e-238920306f74',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'The word “alphabet” is made of the names of the first two Greek letters, alpha and beta. Bulgarian “azbuka” joins “az” and “buki” in the same way.',
      bg: 'Думата „азбука“ е съставена от имената на първите две старобългарски букви, „аз“ и „буки“. По същия начин „алфавит“ съединява гръцките алфа и бета.',
    },
    source: 'Encyclopaedia Britannica, “alphabet”',
  },
  {
    id: '01a1f865-267f-75a7-a9c3-c4f63094f24e',
    topic: 'everyday',
    text: {
      en: 'The word “quarantine” comes from the Italian for forty days: so long ships once had to wait before anyone came ashore.',
      bg: 'Думата „карантина“ идва от италианското название за четиридесет дни: толкова някога чакали корабите, преди някой да слезе на брега.',
    },
    source: 'Encyclopaedia Britannica, “quarantine”',
  },
  {
    id: '01a1f865-2680-7552-8135-0abf81875bb0',
    topic: 'everyday',
    text: {
      en: 'The word “muscle” comes from the Latin for “little mouse”: a flexing muscle can look like a mouse moving under the skin.',
      bg: 'Думата „мускул“ идва от латинската дума за „мишле“: когато се свива, мускулът прилича на мишка, която се движи под кожата.',
    },
    source: 'Merriam-Webster Dictionary, “muscle”: word history',
  },
  {
    id: '01a218ab-6848-7663-8637-dfa2f7cce9ce',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Thursday is the day of Thor, the northern god of thunder, and Wednesday is the day of Woden.',
      bg: 'На английски четвъртък е денят на Тор, северния бог на гръмотевиците, а сряда – денят на бог Один, наричан и Водан.',
    },
    source: 'Encyclopaedia Britannica, “week”',
  },
  {
    id: '01a218ab-6849-7979-8cac-475ec013a598',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Bulgarian counts the days of the week: the names of Tuesday, Thursday and Friday come from “second”, “fourth” and “fifth”.',
      bg: 'В имената на някои дни се крият числа: „вторник“ идва от „втори“, „четвъртък“ – от „четвърти“, а „петък“ – от „пети“.',
    },
    source: 'Bulgarian Etymological Dictionary, Bulgarian Academy of Sciences',
  },
  {
    id: '01a218ab-684a-7d2d-aebc-255025f1a78e',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'September means “the seventh month”, although it is the ninth. The oldest Roman calendar began in March.',
      bg: 'Името на септември идва от „седми“, макар че той е девети по ред. Най-старият римски календар започва през март.',
    },
    source: 'Encyclopaedia Britannica, “September”; “Roman calendar”',
  },
  {
    id: '01a218ab-684b-7d77-a2f7-ae13de4688f1',
    topic: 'everyday',
    text: {
      en: 'The word “salary” comes from the Latin “salarium”, which was made from “sal”, the word for salt.',
      bg: 'Английската дума за заплата, „salary“, идва от латинското „salarium“, а то – от „sal“, което значи „сол“.',
    },
    source: 'Merriam-Webster Dictionary, “salary”: word history',
  },
  {
    id: '01a218ab-684c-7194-b377-0e9f351b3d34',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: '“Umbrella” means “little shade”: it was a shield against the Sun before it was one against the rain.',
      bg: 'На английски чадърът се казва „umbrella“ – „малка сянка“: отначало той пази от слънцето, а едва после – от дъжда.',
    },
    source: 'Encyclopaedia Britannica, “umbrella”; Merriam-Webster Dictionary, “umbrella”',
  },
  {
    id: '01a218ab-684d-7ed3-9df6-f83c57aa25db',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Bulgarians call the sign @ a monkey, Italians call it a snail, and for Czechs it is a rollmop, a rolled herring.',
      bg: 'Знака @ ние наричаме „маймунка“, италианците – „охлюв“, а за чехите той е „завинач“ – навита на руло херинга.',
    },
    source: 'Encyclopaedia Britannica, “at sign”; Smithsonian Magazine, “The Accidental History of the @ Symbol”',
  },
  {
    id: '01a218ab-684e-7b21-a679-d57ba0f730a4',
    topic: 'everyday',
    text: {
      en: 'The word “emoji” is Japanese: “e” is a picture and “moji” a written character. That it sounds like “emotion” is pure chance.',
      bg: 'Думата „емоджи“ е японска: „е“ е картинка, а „моджи“ – писмен знак. Приликата с „емоция“ е чиста случайност.',
    },
    source: 'Oxford English Dictionary, “emoji”',
  },
  {
    id: '01a218ab-684f-790d-89d5-aee842a86fb2',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'There is no lead in the “lead” of a pencil: the dark core is graphite mixed with clay.',
      bg: 'Думата „молив“ идва от гръцкото име на оловото, но олово в молива няма: сърцевината му е от графит, смесен с глина.',
    },
    source: 'Encyclopaedia Britannica, “pencil”',
  },
]
