import type { Fact } from '../types.ts'

export const artsMusic: readonly Fact[] = [
  {
    id: '01a1f865-268c-7cb3-96ec-7cc0c0773877',
    topic: 'arts',
    text: {
      en: 'Beethoven was almost completely deaf when his Ninth Symphony was first performed in 1824.',
      bg: 'Бетовен е почти напълно глух, когато през 1824 г. за пръв път прозвучава Деветата му симфония.',
    },
    source: 'Encyclopaedia Britannica, “Symphony No. 9” by Ludwig van Beethoven',
  },
  {
    id: '01a1f865-268d-7cea-bc5f-2b566d44694d',
    topic: 'arts',
    text: {
      en: 'In 1990 a Grammy Award went to the second album of “Le Mystère des Voix Bulgares”, with songs of Bulgarian women’s choirs.',
      bg: 'През 1990 г. вторият албум „Мистерията на българските гласове“ с песни на български женски хорове печели наградата „Грами“.',
    },
    source: 'Recording Academy, 32nd Annual Grammy Awards: Best Traditional Folk Recording',
  },
  {
    id: '01a1f865-268f-77eb-8f6d-fdc6b6d4e0cd',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'The bow of a violin is traditionally strung with hair from the tail of a horse.',
      bg: 'На лъка на цигулката по традиция се опъват косми от конска опашка.',
    },
    source: 'Encyclopaedia Britannica, “bow” (music)',
  },
  {
    id: '01a1f865-2693-7052-9bf9-f2e153991522',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'The piano owes its name to the Italian words for “soft” and “loud”: unlike the harpsichord, it could play both.',
      bg: 'Пианото дължи името си на италианските думи за „тихо“ и „силно“: за разлика от клавесина то може да звучи и така, и така.',
    },
    source: 'The Metropolitan Museum of Art, “The Piano: The Pianofortes of Bartolomeo Cristofori”',
  },
]
