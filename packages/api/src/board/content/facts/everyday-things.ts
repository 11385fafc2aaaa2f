import type { Fact } from '../types.ts'

export const everydayThings: readonly Fact[] = [
  {
    id: '01a218a9-b92e-7c0f-802e-4093e09f6e0b',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Velcro was inspired by a walk with a dog: the Swiss engineer George de Mestral looked closely at the burrs stuck in its fur.',
      bg: 'Лентите „велкро“ се раждат след разходка с куче: швейцарският инженер Жорж дьо Местрал разглежда репеите, полепнали по козината му.',
    },
    source: 'Encyclopaedia Britannica, “Velcro”',
  },
  {
    id: '01a218a9-b92f-7546-8bb8-35076c57426d',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'The first toothbrush with nylon bristles went on sale in 1938. Before that bristles were mostly pig hair.',
      bg: 'Първата четка за зъби с найлонови косъмчета излиза на пазара през 1938 г. Дотогава те са най-вече от свинска четина.',
    },
    source: 'Library of Congress, Everyday Mysteries, “Who invented the toothbrush?”',
  },
  {
    id: '01a218a9-b930-777c-9ab0-411ddbcb3262',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'On an English keyboard the whole word “typewriter” can be typed with the top row of letters alone.',
      bg: 'На английска клавиатура цялата дума „typewriter“ – пишеща машина – може да се напише само с буквите от най-горния ред.',
    },
    source: 'Encyclopaedia Britannica, “typewriter”: the QWERTY keyboard',
  },
  {
    id: '01a218a9-b931-76ef-a212-e21a3f8d04e5',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'The first barcode at a shop counter was scanned in 1974 in Ohio. It was on a pack of chewing gum.',
      bg: 'Първият баркод на каса в магазин е прочетен през 1974 г. в Охайо. Той е на пакетче дъвки.',
    },
    source: 'Smithsonian National Museum of American History, barcode scanner, 1974',
  },
  {
    id: '01a218a9-b932-79c0-8e4f-a470a38ca9ce',
    topic: 'everyday',
    text: {
      en: 'The first traffic lights, set up in London in 1868, had red and green gas lamps. A policeman worked them by hand.',
      bg: 'Първият светофар, поставен в Лондон през 1868 г., свети с червена и зелена газова лампа. Управлява го на ръка полицай.',
    },
    source: 'Encyclopaedia Britannica, “traffic control”',
  },
  {
    id: '01a218a9-b933-742a-a23a-19e1468f0bc6',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Before rubber erasers people rubbed out pencil marks with bread crumbs.',
      bg: 'Преди да се появят гумичките, хората са изтривали молива с хлебна среда – с мекото на хляба.',
    },
    source: 'Smithsonian National Museum of American History, “Erasers”',
  },
  {
    id: '01a218a9-b934-78ba-9ec2-cb8a94b1e151',
    topic: 'everyday',
    text: {
      en: 'The first practical dishwasher was patented in 1886 by Josephine Cochran. She was tired of seeing her fine plates chipped.',
      bg: 'Първата съдомиялна, която наистина върши работа, е патентована през 1886 г. от Джоузефин Кокрън. Омръзнало ѝ да гледа хубавите си чинии нащърбени.',
    },
    source: 'National Inventors Hall of Fame, “Josephine Cochran”',
  },
  {
    id: '01a218a9-b935-7b3d-a744-c64f493d3a4a',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'The teddy bear is named after Theodore (Teddy) Roosevelt, the American president who refused to shoot a tied bear in 1902.',
      bg: 'Английското име на плюшеното мече, „теди беър“, идва от президента Теодор (Теди) Рузвелт: през 1902 г. той отказва да стреля по вързана мечка.',
    },
    source: 'Encyclopaedia Britannica, “teddy bear”; US National Park Service, “The Story of the Teddy Bear”',
  },
  {
    id: '01a218a9-b936-7ba6-a86f-b7bbc8e045fe',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'The name Lego is made from two Danish words, “leg godt”, which mean “play well”.',
      bg: 'Името „Лего“ е съставено от две датски думи – „leg godt“, които означават „играй добре“.',
    },
    source: 'The LEGO Group, “LEGO history”',
  },
  {
    id: '01a218a9-b937-7380-bc35-6d29ef631751',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'The bridges on the euro banknotes of 2002 are not real ones. They were made up, so that no country would feel left out.',
      bg: 'Мостовете върху евробанкнотите от 2002 г. не са истински. Измислени са, за да не се почувства никоя държава пренебрегната.',
    },
    source: 'European Central Bank, “Banknotes: design elements”',
  },
  {
    id: '01a218a9-b938-7ba2-bcd3-a0ef6f6e81f4',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'The glue of sticky notes was an accident: a chemist wanted a very strong one and got one that comes off again and again.',
      bg: 'Лепилото на самозалепващите листчета е случайност: химикът търси много здраво, а получава такова, което се отлепя отново и отново.',
    },
    source: '3M, “History Timeline: Post-it Notes”',
  },
  {
    id: '01a218a9-b939-7373-b064-a0a1bc756a90',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'It was said that paper cannot be folded in half more than seven times. In 2002 the schoolgirl Britney Gallivan did it twelve times.',
      bg: 'Смятало се, че хартията не може да се прегъне на две повече от седем пъти. През 2002 г. ученичката Бритни Галиван го прави дванадесет пъти.',
    },
    source: 'Guinness World Records, “Most times to fold a piece of paper”',
  },
  {
    id: '01a218a9-b93a-7970-8a01-826a6f059d8c',
    topic: 'everyday',
    text: {
      en: 'Mary Anderson patented a windscreen wiper in 1903. The driver worked it from inside with a lever.',
      bg: 'През 1903 г. Мери Андерсън патентова чистачка за предното стъкло. Шофьорът я движи отвътре с лост.',
    },
    source: 'National Inventors Hall of Fame, “Mary Anderson”',
  },
  {
    id: '01a218a9-b93b-72d5-a298-53f9d769195d',
    topic: 'everyday',
    text: {
      en: 'The little metal rivets on jeans were patented in 1873: they kept the pockets of workers from tearing.',
      bg: 'Малките метални нитове по дънките са патентовани през 1873 г.: заради тях джобовете на работниците не се късат.',
    },
    source: 'Encyclopaedia Britannica, “Levi Strauss & Co.”; US patent 139,121',
  },
  {
    id: '01a218a9-b93c-7b10-ab30-5e4c08569348',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Spin an egg on the table to see whether it is boiled. A boiled egg spins smoothly, a raw one wobbles and soon stops.',
      bg: 'Завърти яйце върху масата, за да разбереш дали е сварено. Свареното се върти гладко, а суровото се клатушка и бързо спира.',
    },
    source: 'Encyclopaedia Britannica, “inertia”; try it: the liquid in a raw egg lags behind the shell',
  },
]
