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
]
