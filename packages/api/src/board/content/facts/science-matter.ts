import type { Fact } from '../types.ts'

export const scienceMatter: readonly Fact[] = [
  {
    id: '01a1f865-2648-7900-95de-40d7c2beccc3',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Water expands by about nine per cent when it freezes. That is why ice floats.',
      bg: 'Когато замръзва, водата се разширява с около девет процента. Затова ледът плава.',
    },
    source: 'Encyclopaedia Britannica, “ice”',
  },
  {
    id: '01a1f865-2649-7439-8b10-935c6839d9a9',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Sound travels more than four times faster in water than in air.',
      bg: 'Във водата звукът се разпространява над четири пъти по-бързо, отколкото във въздуха.',
    },
    source: 'Encyclopaedia Britannica, “speed of sound”',
  },
  {
    id: '01a1f865-264a-7a63-a13b-1f0d9806dd02',
    topic: 'science',
    text: {
      en: 'The air in a bolt of lightning can reach about 30,000 °C, some five times hotter than the surface of the Sun.',
      bg: 'Въздухът в една мълния може да се нагрее до около 30 000 °C – около пет пъти по-горещо от повърхността на Слънцето.',
    },
    source: 'US National Weather Service, “How hot is lightning?”',
  },
  {
    id: '01a1f865-264b-703f-9af8-3c2cbaf7e9fe',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'A diamond and the graphite in a pencil are both made of carbon. Only the way the atoms are joined is different.',
      bg: 'Диамантът и графитът в молива са съставени от въглерод. Различен е само начинът, по който са свързани атомите.',
    },
    source: 'Encyclopaedia Britannica, “carbon”',
  },
  {
    id: '01a1f865-264d-76c6-9b1f-0325b2ccdfa9',
    topic: 'science',
    text: {
      en: 'Helium was noticed in the light of the Sun in 1868, almost three decades before it was isolated on Earth.',
      bg: 'Хелият е забелязан в светлината на Слънцето през 1868 г. – почти три десетилетия преди да бъде отделен на Земята.',
    },
    source: 'Royal Society of Chemistry, periodic table: helium',
  },
  {
    id: '01a1f865-264e-7abd-898e-34bdd9bb40c2',
    topic: 'science',
    text: {
      en: 'Mercury is the only metal that is liquid at an ordinary room temperature of 20 °C.',
      bg: 'Живакът е единственият метал, който е течен при обикновена стайна температура от 20 °C.',
    },
    source: 'Royal Society of Chemistry, periodic table: mercury',
  },
  {
    id: '01a1f865-264f-761f-ab4d-2e3aa694fb15',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Snowflakes usually have six sides or arms because water molecules join into hexagons when they freeze.',
      bg: 'Снежинките обикновено са шестоъгълни или с шест лъча, защото при замръзване молекулите на водата се подреждат в шестоъгълници.',
    },
    source: 'Encyclopaedia Britannica, “snowflake”',
  },
  {
    id: '01a1f865-2651-7a39-bee5-529d38f9515b',
    topic: 'science',
    text: {
      en: 'Marie Curie was the first person to receive two Nobel Prizes: for physics in 1903 and for chemistry in 1911.',
      bg: 'Мария Кюри е първият човек с две Нобелови награди: за физика през 1903 г. и за химия през 1911 г.',
    },
    source: 'The Nobel Prize, nobelprize.org, “Marie Curie: Facts”',
  },
  {
    id: '01a1f865-2652-73b2-8a5d-8e773ee7351e',
    topic: 'science',
    text: {
      en: 'In 1928 Alexander Fleming saw that a mould in one of his dishes had killed the bacteria around it. That is how penicillin was found.',
      bg: 'През 1928 г. Александър Флеминг забелязва, че плесен в една от паничките му е убила бактериите наоколо. Така е открит пеницилинът.',
    },
    source: 'Encyclopaedia Britannica, “Alexander Fleming”',
  },
  {
    id: '01a1f865-2654-7f4a-b23c-81dbb452fb01',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'A rainbow is really a full circle. From the ground we usually see only its upper part, but from high up one can see it whole.',
      bg: 'Дъгата всъщност е цял кръг. От земята обикновено виждаме само горната ѝ част, но отвисоко може да се види цялата.',
    },
    source: 'Encyclopaedia Britannica, “rainbow”',
  },
  {
    id: '01a218ae-9374-7baf-aae6-69e347192c9a',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'The metal gallium melts at about 30 °C, so a piece of it turns liquid in a warm hand.',
      bg: 'Металът галий се топи при около 30 °C – парченце от него се втечнява в топла длан.',
    },
    source: 'Royal Society of Chemistry, periodic table: gallium',
  },
  {
    id: '01a218ae-9375-7ad4-8720-a36d7e133cb8',
    topic: 'science',
    text: {
      en: 'A single gram of gold can be beaten into a leaf of about half a square metre.',
      bg: 'Един-единствен грам злато може да се изкове на лист с площ около половин квадратен метър.',
    },
    source: 'LBMA, The Alchemist 108, “Curator’s Corner”: gold leaf 0.0001 mm thick',
  },
  {
    id: '01a218ae-9376-7fd6-b46f-0ce8e750ea8b',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Count the seconds between lightning and thunder and divide by three: that is how many kilometres away the storm is.',
      bg: 'Преброй секундите между светкавицата и гръмотевицата и ги раздели на три: на толкова километра от теб е бурята.',
    },
    source: 'Met Office, “Thunder and lightning”',
  },
  {
    id: '01a218ae-9377-7219-bde5-dd77fd6433c8',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'In 1947 a moth stopped a computer at Harvard. The engineers taped it into their logbook as “first actual case of bug being found”.',
      bg: 'През 1947 г. нощна пеперуда спира един компютър в Харвард. Инженерите я залепват в дневника си като „първи истински бъг“ – на английски „бъг“ е и „буболечка“.',
    },
    source: 'Smithsonian National Museum of American History, “Log Book With Computer Bug”',
  },
  {
    id: '01a218ae-9378-7b07-b8eb-64963ed5599b',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'A soap bubble is round because a ball has the smallest surface for the air inside it.',
      bg: 'Сапуненият мехур е кръгъл, защото от всички форми кълбото обгръща въздуха в него с най-малка повърхност.',
    },
    source: 'Exploratorium, “Bubbles”; Encyclopaedia Britannica, “surface tension”',
  },
]
