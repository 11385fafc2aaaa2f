import type { Fact } from '../types.ts'

export const language: readonly Fact[] = [
  {
    id: '01a1f865-2676-7941-b925-e3a9864ad19e',
    forChildren: true,
    text: {
      en: 'The Cyrillic alphabet took shape in Bulgaria at the end of the ninth century. It is named after Saint Cyril.',
      bg: 'Кирилицата се оформя в България в края на IX век. Наречена е на името на свети Кирил.',
    },
  },
  {
    id: '01a1f865-2677-7043-be78-6506adb8e6df',
    text: {
      en: 'When Bulgaria joined the European Union in 2007, Cyrillic became its third official alphabet, after Latin and Greek.',
      bg: 'С присъединяването на България към Европейския съюз през 2007 г. кирилицата става третата му официална азбука след латиницата и гръцката.',
    },
  },
  {
    id: '01a1f865-2678-788c-a1a6-f6f94de5e19c',
    text: {
      en: 'Unlike most Slavic languages, Bulgarian has almost no noun cases, but it has a definite article, put at the end of the word.',
      bg: 'За разлика от повечето славянски езици българският почти няма падежи при съществителните, но има определителен член, и то в края на думата.',
    },
  },
  {
    id: '01a1f865-2679-7129-bcab-a6190e07f803',
    forChildren: true,
    text: {
      en: 'The Hawaiian alphabet has only thirteen letters: five vowels and eight consonants.',
      bg: 'Хавайската азбука има само тринадесет букви: пет гласни и осем съгласни.',
    },
  },
  {
    id: '01a1f865-267a-71ec-9b8b-82d749da7aff',
    text: {
      en: 'The word “robot” comes from the Czech for forced labour and first appeared in a play by Karel Čapek in 1920.',
      bg: 'Думата „робот“ идва от чешката дума за принудителен труд и се появява за пръв път в пиеса на Карел Чапек през 1920 г.',
    },
  },
  {
    id: '01a1f865-267b-7dc9-b78e-238920306f74',
    forChildren: true,
    text: {
      en: 'The word “alphabet” is made of the names of the first two Greek letters, alpha and beta. Bulgarian “azbuka” joins “az” and “buki” in the same way.',
      bg: 'Думата „азбука“ е съставена от имената на първите две старобългарски букви, „аз“ и „буки“. По същия начин „алфавит“ съединява гръцките алфа и бета.',
    },
  },
  {
    id: '01a1f865-267c-72b0-b155-9030906b658e',
    forChildren: true,
    text: {
      en: 'Louis Braille was still a teenager when he worked out the raised dots by which blind people read.',
      bg: 'Луи Брайл е още юноша, когато измисля изпъкналите точки, с които четат незрячите хора.',
    },
  },
  {
    id: '01a1f865-267d-70ac-b868-bbabc07079f1',
    text: {
      en: 'The Rosetta Stone bears one decree in three scripts. It helped scholars to read Egyptian hieroglyphs again in the 1820s.',
      bg: 'Розетският камък носи един и същ указ, изписан с три вида писменост. Благодарение на него през 20-те години на XIX век отново се разчитат египетските йероглифи.',
    },
  },
  {
    id: '01a1f865-267e-7e23-b6af-d3474fd62dd1',
    text: {
      en: 'Basque, spoken around the western Pyrenees, is not known to be related to any other living language.',
      bg: 'Не е известно баският език, който се говори около Западните Пиренеи, да е сроден с друг жив език.',
    },
  },
  {
    id: '01a1f865-267f-75a7-a9c3-c4f63094f24e',
    text: {
      en: 'The word “quarantine” comes from the Italian for forty days: so long ships once had to wait before anyone came ashore.',
      bg: 'Думата „карантина“ идва от италианското название за четиридесет дни: толкова някога чакали корабите, преди някой да слезе на брега.',
    },
  },
  {
    id: '01a1f865-2680-7552-8135-0abf81875bb0',
    text: {
      en: 'The word “muscle” comes from the Latin for “little mouse”: a flexing muscle can look like a mouse moving under the skin.',
      bg: 'Думата „мускул“ идва от латинското „мишле“: когато се свива, мускулът прилича на мишка, която се движи под кожата.',
    },
  },
]
