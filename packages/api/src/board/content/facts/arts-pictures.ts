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
]
