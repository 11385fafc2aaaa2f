import type { Fact } from '../types.ts'

export const science: readonly Fact[] = [
  {
    id: '01a1f865-2648-7900-95de-40d7c2beccc3',
    forChildren: true,
    text: {
      en: 'Water expands by about nine per cent when it freezes. That is why ice floats.',
      bg: 'Когато замръзва, водата се разширява с около девет процента. Затова ледът плава.',
    },
  },
  {
    id: '01a1f865-2649-7439-8b10-935c6839d9a9',
    forChildren: true,
    text: {
      en: 'Sound travels more than four times faster in water than in air.',
      bg: 'Във водата звукът се разпространява над четири пъти по-бързо, отколкото във въздуха.',
    },
  },
  {
    id: '01a1f865-264a-7a63-a13b-1f0d9806dd02',
    text: {
      en: 'The air in a bolt of lightning can reach about 30 000 °C, some five times hotter than the surface of the Sun.',
      bg: 'Въздухът в една мълния може да се нагрее до около 30 000 °C – около пет пъти по-горещо от повърхността на Слънцето.',
    },
  },
  {
    id: '01a1f865-264b-703f-9af8-3c2cbaf7e9fe',
    forChildren: true,
    text: {
      en: 'A diamond and the graphite in a pencil are both made of carbon. Only the way the atoms are joined is different.',
      bg: 'Диамантът и графитът в молива са съставени от въглерод. Различен е само начинът, по който са свързани атомите.',
    },
  },
  {
    id: '01a1f865-264c-7cda-a8c4-8050c9321328',
    text: {
      en: 'The digits of the number pi never end and never settle into a repeating pattern.',
      bg: 'Цифрите на числото пи след десетичната запетая нямат край и никога не започват да се повтарят периодично.',
    },
  },
  {
    id: '01a1f865-264d-76c6-9b1f-0325b2ccdfa9',
    text: {
      en: 'Helium was noticed in the light of the Sun in 1868, almost three decades before it was isolated on Earth.',
      bg: 'Хелият е забелязан в светлината на Слънцето през 1868 г. – почти три десетилетия преди да бъде отделен на Земята.',
    },
  },
  {
    id: '01a1f865-264e-7abd-898e-34bdd9bb40c2',
    text: {
      en: 'Mercury is the only metal that is liquid at an ordinary room temperature of 20 °C.',
      bg: 'Живакът е единственият метал, който е течен при обикновена стайна температура от 20 °C.',
    },
  },
  {
    id: '01a1f865-264f-761f-ab4d-2e3aa694fb15',
    forChildren: true,
    text: {
      en: 'Snowflakes usually have six sides or arms because water molecules join into hexagons when they freeze.',
      bg: 'Снежинките обикновено са шестоъгълни или с шест лъча, защото при замръзване молекулите на водата се подреждат в шестоъгълници.',
    },
  },
  {
    id: '01a1f865-2650-77a7-a0fb-a9b9a088ed7d',
    forChildren: true,
    text: {
      en: 'In 1971 an astronaut dropped a hammer and a feather on the airless Moon. They reached the ground together.',
      bg: 'През 1971 г. астронавт пуска на Луната, където няма въздух, чук и перо. Те падат на повърхността едновременно.',
    },
  },
  {
    id: '01a1f865-2651-7a39-bee5-529d38f9515b',
    text: {
      en: 'Marie Curie was the first person to receive two Nobel Prizes: for physics in 1903 and for chemistry in 1911.',
      bg: 'Мария Кюри е първият човек с две Нобелови награди: за физика през 1903 г. и за химия през 1911 г.',
    },
  },
  {
    id: '01a1f865-2652-73b2-8a5d-8e773ee7351e',
    text: {
      en: 'In 1928 Alexander Fleming saw that a mould in one of his dishes had killed the bacteria around it. That is how penicillin was found.',
      bg: 'През 1928 г. Александър Флеминг забелязва, че плесен в една от паничките му е убила бактериите наоколо. Така е открит пеницилинът.',
    },
  },
  {
    id: '01a1f865-2653-75c1-a89f-b9768f0f105c',
    text: {
      en: 'Growth lines in fossil corals show that 400 million years ago a year had about 400 days: Earth was spinning faster then.',
      bg: 'Линиите на растеж във вкаменени корали показват, че преди 400 милиона години годината е имала около 400 денонощия: Земята се е въртяла по-бързо.',
    },
  },
  {
    id: '01a1f865-2654-7f4a-b23c-81dbb452fb01',
    forChildren: true,
    text: {
      en: 'A rainbow is really a full circle. From the ground we usually see only its upper part, but from high up one can see it whole.',
      bg: 'Дъгата всъщност е цял кръг. От земята обикновено виждаме само горната ѝ част, но отвисоко може да се види цялата.',
    },
  },
  {
    id: '01a1f865-2655-7455-be10-ad9f8b42788f',
    forChildren: true,
    text: {
      en: 'Roughly half of the oxygen produced on Earth each year comes from the ocean, mostly from tiny plankton.',
      bg: 'Около половината от кислорода, който се образува на Земята всяка година, идва от океана – най-вече от дребния планктон.',
    },
  },
  {
    id: '01a1f865-2656-7173-95e4-e2cf09660d52',
    text: {
      en: 'Fold an A4 sheet in half and its proportions stay the same, because its sides are as one to the square root of two.',
      bg: 'Ако сгънеш на две лист с формат А4, пропорциите му остават същите, защото страните му се отнасят като едно към корен квадратен от две.',
    },
  },
  {
    id: '01a1f865-2657-7e17-82bf-5ba603961c78',
    text: {
      en: 'In a group of only 23 people the chance that two of them share a birthday is slightly more than one half.',
      bg: 'В група от само 23 души вероятността двама да имат рожден ден на една и съща дата е малко над една втора.',
    },
  },
  {
    id: '01a1f865-2658-7d50-a0cd-a595b11e8dec',
    forChildren: true,
    text: {
      en: 'Give a strip of paper half a twist and glue its ends together: you get a Möbius strip, which has only one side.',
      bg: 'Усучи хартиена лента на половин оборот и залепи краищата ѝ: получава се лист на Мьобиус, който има само една страна.',
    },
  },
]
