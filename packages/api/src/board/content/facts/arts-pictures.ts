import type { Fact } from '../types.ts'

export const artsPictures: readonly Fact[] = [
  {
    id: '01a1f865-268b-7721-a15d-92ba96588702',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'The Mona Lisa is not painted on canvas but on a panel of poplar wood.',
      bg: '„Мона Лиза“ не е нарисувана върху платно, а върху дъска от топола.',
    },
    source: 'Musée du Louvre, “Mona Lisa”',
  },
  {
    id: '01a1f865-268e-7f38-977a-c7037295b159',
    topic: 'arts',
    text: {
      en: 'The Bayeux Tapestry is not a tapestry: the story of the Norman conquest is embroidered on almost seventy metres of linen.',
      bg: 'Гобленът от Байо всъщност не е гоблен: историята на норманското завоевание е избродирана върху почти седемдесет метра ленено платно.',
    },
    source: 'Bayeux Museum, “The Bayeux Tapestry”',
  },
  {
    id: '01a1f865-2691-7fd9-b8e8-67ed5e514366',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'In Hokusai’s “Great Wave” the small white-topped hill in the distance is really Mount Fuji, the highest peak in Japan.',
      bg: 'В „Голямата вълна“ на Хокусай малкото белоснежно връхче в далечината всъщност е Фуджи – най-високият връх в Япония.',
    },
    source: 'The Metropolitan Museum of Art, “Under the Wave off Kanagawa”',
  },
  {
    id: '01a1f865-2692-7038-ae0f-3c5628e134f4',
    topic: 'arts',
    text: {
      en: 'Michelangelo painted the ceiling of the Sistine Chapel standing on a scaffold with his head thrown back, not lying down.',
      bg: 'Микеланджело рисува тавана на Сикстинската капела прав върху скеле, с отметната назад глава, а не легнал.',
    },
    source: 'Encyclopaedia Britannica, “Sistine Chapel”; Michelangelo’s poem to Giovanni da Pistoia',
  },
  {
    id: '01a218ad-1be6-7ff6-8460-aa3c7285380f',
    topic: 'arts',
    text: {
      en: 'In the last seventy days of his life Vincent van Gogh painted about seventy-five pictures, more than one a day.',
      bg: 'През последните седемдесет дни от живота си Винсент ван Гог рисува около седемдесет и пет картини – повече от една на ден.',
    },
    source: 'Van Gogh Museum, Amsterdam, “Van Gogh in Auvers”',
  },
  {
    id: '01a218ad-1be7-7aca-87ef-118a7adab54c',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Claude Monet had a pond dug in his garden and painted its water lilies about two hundred and fifty times.',
      bg: 'Клод Моне прави езерце в градината си и рисува водните му лилии около двеста и петдесет пъти.',
    },
    source: 'Encyclopaedia Britannica, “Water Lilies”; Musée de l’Orangerie',
  },
  {
    id: '01a218ad-1be8-7b97-b6a7-1c5aec09cd7b',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Michelangelo carved his David from a block of marble that two sculptors before him had given up.',
      bg: 'Микеланджело извайва своя Давид от мраморен блок, от който двама скулптори преди него са се отказали.',
    },
    source: 'Galleria dell’Accademia, Florence, “Michelangelo’s David”',
  },
  {
    id: '01a218ad-1be9-716f-9989-bcfa888b18fd',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Leonardo da Vinci wrote most of his notes from right to left. They are easiest to read in a mirror.',
      bg: 'Леонардо да Винчи пише повечето си записки отдясно наляво. Най-лесно се четат с огледало.',
    },
    source: 'Encyclopaedia Britannica, “Leonardo da Vinci”',
  },
  {
    id: '01a218ad-1bea-7061-ae47-2cbf75121932',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'The white marble statues of ancient Greece were once painted in bright colours.',
      bg: 'Белите мраморни статуи на Древна Гърция някога са били боядисани в ярки цветове.',
    },
    source: 'Liebieghaus, Frankfurt, “Gods in Color”; Encyclopaedia Britannica, “polychromy”',
  },
  {
    id: '01a218ad-1beb-71c1-b098-ad15a92b77b3',
    topic: 'arts',
    text: {
      en: 'The blue pigment ultramarine was made of a stone from Afghanistan. Its name means “from beyond the sea”.',
      bg: 'Синята боя ултрамарин се правела от камък, докаран от Афганистан. Името ѝ означава „отвъд морето“.',
    },
    source: 'National Gallery, London, glossary: ultramarine',
  },
  {
    id: '01a218ad-1bec-7d6a-8b24-3fe5bdf78d9b',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'The cave of Lascaux, with its paintings of bulls and horses from the Ice Age, was found in 1940 by four boys.',
      bg: 'Пещерата Ласко с рисунки на бикове и коне от ледниковата епоха е открита през 1940 г. от четири момчета.',
    },
    source: 'French Ministry of Culture, “Lascaux”; UNESCO World Heritage List, 85',
  },
]
