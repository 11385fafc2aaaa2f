import type { Fact } from '../types.ts'

export const artsBooks: readonly Fact[] = [
  {
    id: '01a1f865-267a-71ec-9b8b-82d749da7aff',
    topic: 'arts',
    text: {
      en: 'The word “robot” comes from the Czech for forced labour and first appeared in a play by Karel Čapek in 1920.',
      bg: 'Думата „робот“ идва от чешката дума за принудителен труд и се появява за пръв път в пиеса на Карел Чапек през 1920 г.',
    },
    source: 'Karel Čapek, “R.U.R.” (1920); Encyclopaedia Britannica, “robot”',
  },
]
