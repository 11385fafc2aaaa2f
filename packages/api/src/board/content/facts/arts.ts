import type { Fact } from '../types.ts'

export const arts: readonly Fact[] = [
  {
    id: '01a1f865-268b-7721-a15d-92ba96588702',
    forChildren: true,
    text: {
      en: 'The Mona Lisa is not painted on canvas but on a panel of poplar wood.',
      bg: '„Мона Лиза“ не е нарисувана върху платно, а върху дъска от топола.',
    },
  },
  {
    id: '01a1f865-268c-7cb3-96ec-7cc0c0773877',
    text: {
      en: 'Beethoven was almost completely deaf when his Ninth Symphony was first performed in 1824.',
      bg: 'Бетовен е почти напълно глух, когато през 1824 г. за пръв път прозвучава Деветата му симфония.',
    },
  },
  {
    id: '01a1f865-268d-7cea-bc5f-2b566d44694d',
    text: {
      en: 'In 1990 an album by a Bulgarian women’s choir, “Le Mystère des Voix Bulgares”, won a Grammy Award.',
      bg: 'През 1990 г. албум на български женски хор – „Мистерията на българските гласове“ – печели наградата „Грами“.',
    },
  },
  {
    id: '01a1f865-268e-7f38-977a-c7037295b159',
    text: {
      en: 'The Bayeux Tapestry is not a tapestry: the story of the Norman conquest is embroidered on almost seventy metres of linen.',
      bg: 'Гобленът от Байо всъщност не е гоблен: историята на норманското завоевание е избродирана върху почти седемдесет метра ленено платно.',
    },
  },
  {
    id: '01a1f865-268f-77eb-8f6d-fdc6b6d4e0cd',
    forChildren: true,
    text: {
      en: 'The bow of a violin is traditionally strung with hair from the tail of a horse.',
      bg: 'На лъка на цигулката по традиция се опъват косми от конска опашка.',
    },
  },
  {
    id: '01a1f865-2690-74f1-95b8-d4401909d4be',
    forChildren: true,
    text: {
      en: 'All the roof shells of the Sydney Opera House can be thought of as pieces cut from one and the same sphere.',
      bg: 'Всички черупки от покрива на Операта в Сидни могат да се разглеждат като парчета, изрязани от една и съща сфера.',
    },
  },
  {
    id: '01a1f865-2691-7fd9-b8e8-67ed5e514366',
    forChildren: true,
    text: {
      en: 'In Hokusai’s “Great Wave” the small white-topped hill in the distance is really Mount Fuji, the highest mountain in Japan.',
      bg: 'В „Голямата вълна“ на Хокусай малкото белоснежно връхче в далечината всъщност е Фуджи – най-високата планина в Япония.',
    },
  },
  {
    id: '01a1f865-2692-7038-ae0f-3c5628e134f4',
    text: {
      en: 'Michelangelo painted the ceiling of the Sistine Chapel standing on a scaffold with his head thrown back, not lying down.',
      bg: 'Микеланджело рисува тавана на Сикстинската капела прав върху скеле, с отметната назад глава, а не легнал.',
    },
  },
  {
    id: '01a1f865-2693-7052-9bf9-f2e153991522',
    forChildren: true,
    text: {
      en: 'The piano owes its name to the Italian words for “soft” and “loud”: unlike the harpsichord, it could play both.',
      bg: 'Пианото дължи името си на италианските думи за „тихо“ и „силно“: за разлика от клавесина то може да звучи и така, и така.',
    },
  },
  {
    id: '01a1f865-2694-79a2-9766-8893a9dceeff',
    forChildren: true,
    text: {
      en: 'On 28 December 1895 the Lumière brothers showed films to a paying audience in a Paris café. Each lasted less than a minute.',
      bg: 'На 28 декември 1895 г. братята Люмиер показват филми пред платила публика в парижко кафене. Всеки от тях трае под една минута.',
    },
  },
]
