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
      bg: 'Думата „мускул“ идва от латинското „мишле“: когато се свива, мускулът прилича на мишка, която се движи под кожата.',
    },
    source: 'Merriam-Webster Dictionary, “muscle”: word history',
  },
]
