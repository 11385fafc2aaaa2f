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
  {
    id: '01a218ad-1bde-782c-9b00-92df40b1b93b',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Mozart was five years old when he made up his first little pieces for the keyboard. His father wrote them down.',
      bg: 'Моцарт е на пет години, когато съчинява първите си малки пиеси за клавир. Баща му ги записва.',
    },
    source: 'Encyclopaedia Britannica, “Wolfgang Amadeus Mozart”',
  },
  {
    id: '01a218ad-1bdf-723c-9138-01e8d6bed423',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'At the end of Haydn’s “Farewell” Symphony the players leave one by one. It was a hint to their prince: they wanted to go home.',
      bg: 'В края на „Прощалната симфония“ на Хайдн музикантите излизат един по един. Това е намек към техния княз, че искат да си идат у дома.',
    },
    source: 'Encyclopaedia Britannica, “Farewell Symphony”',
  },
  {
    id: '01a218ad-1be0-7c6b-8634-b651d09e807e',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'In “Peter and the Wolf” every character has an instrument: the bird is a flute, the duck an oboe, the cat a clarinet.',
      bg: 'В „Петя и вълкът“ всеки герой има свой инструмент: птичката е флейта, патицата – обой, а котката – кларинет.',
    },
    source: 'Sergei Prokofiev, “Peter and the Wolf”, opus 67 (1936)',
  },
  {
    id: '01a218ad-1be1-7924-b95a-1d093526c111',
    topic: 'arts',
    text: {
      en: 'In John Cage’s piece “4′33″” of 1952 the musicians do not play a single note. The music is what you hear around you.',
      bg: 'В пиесата „4′33″“ на Джон Кейдж от 1952 г. музикантите не изсвирват нито една нота. Музиката е това, което чуваш наоколо.',
    },
    source: 'Encyclopaedia Britannica, “John Cage”',
  },
  {
    id: '01a218ad-1be2-7dab-9a57-746f53e9d081',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Tchaikovsky asked for the celesta, a new instrument that sounds like bells, to be kept secret until he had used it. In “The Nutcracker” a fairy dances to it.',
      bg: 'Чайковски моли да пазят в тайна челестата – нов инструмент, който звучи като звънчета, – докато сам не я използва. В „Лешникотрошачката“ под звуците ѝ танцува фея.',
    },
    source: 'Tchaikovsky, letter to P. Jurgenson, 3/15 June 1891; Encyclopaedia Britannica, “celesta”',
  },
  {
    id: '01a218ad-1be3-77c1-a73c-36e093668db0',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'The didgeridoo of northern Australia is traditionally made of a trunk or branch that termites have hollowed out.',
      bg: 'Диджеридуто – духов инструмент от Северна Австралия – по традиция се прави от стъбло или клон, който термитите са издълбали отвътре.',
    },
    source: 'Encyclopaedia Britannica, “didjeridu”',
  },
  {
    id: '01a218ad-1be4-75cc-83c2-a9008fd2f52b',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'The theremin is played without touching it: the player moves both hands in the air near two antennas.',
      bg: 'На терменвокс се свири, без да се докосва: музикантът движи ръце във въздуха край две антени.',
    },
    source: 'Encyclopaedia Britannica, “theremin”',
  },
  {
    id: '01a218ad-1be5-7e32-bf38-b84830d9f75c',
    topic: 'arts',
    text: {
      en: 'The note names re, mi, fa, sol and la come from a Latin hymn. About a thousand years ago Guido of Arezzo took the first syllables of its lines.',
      bg: 'Имената на нотите ре, ми, фа, сол и ла идват от латински химн. Преди около хиляда години Гвидо от Арецо взема първите срички на редовете му.',
    },
    source: 'Encyclopaedia Britannica, “Guido d’Arezzo”; “solmization”',
  },
]
