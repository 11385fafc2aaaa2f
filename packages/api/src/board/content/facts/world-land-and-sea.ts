import type { Fact } from '../types.ts'

export const worldLandAndSea: readonly Fact[] = [
  {
    id: '01a1f865-2659-7cd6-be05-88365e8f406d',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Lake Baikal is the deepest lake on Earth and holds about a fifth of all the unfrozen fresh water on its surface.',
      bg: 'Байкал е най-дълбокото езеро на Земята и в него е около една пета от незамръзналата прясна вода на повърхността ѝ.',
    },
    source: 'Encyclopaedia Britannica, “Lake Baikal”',
  },
  {
    id: '01a1f865-265a-760d-8c86-2f5a95f4d929',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'So little rain and snow falls on Antarctica that it counts as the largest desert in the world.',
      bg: 'В Антарктида пада толкова малко дъжд и сняг, че тя се смята за най-голямата пустиня в света.',
    },
    source: 'Encyclopaedia Britannica, “Antarctica”',
  },
  {
    id: '01a1f865-265b-7583-8091-5d5cd3ba818b',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'The Pacific Ocean is larger than all the land on Earth taken together.',
      bg: 'Площта на Тихия океан е по-голяма от площта на цялата суша на Земята.',
    },
    source: 'NOAA, “How big is the Pacific Ocean?”',
  },
  {
    id: '01a1f865-265d-7892-a4b4-5a2578fca11d',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Measured from its foot on the ocean floor, Mauna Kea in Hawaii is about ten kilometres tall. Everest rises less than nine kilometres above the sea.',
      bg: 'Измерен от подножието си на океанското дъно, Мауна Кеа в Хавай е висок около десет километра – повече от Еверест над морското равнище.',
    },
    source: 'NOAA, “What is the highest point on Earth as measured from Earth’s center?”',
  },
  {
    id: '01a1f865-265e-7e4f-bca5-4d0afad455a7',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'The shore of the Dead Sea is the lowest dry land on Earth, more than 400 metres below sea level.',
      bg: 'Брегът на Мъртво море е най-ниската суша на Земята – повече от 400 метра под морското равнище.',
    },
    source: 'Encyclopaedia Britannica, “Dead Sea”',
  },
  {
    id: '01a1f865-265f-7008-ba7b-9d748060c931',
    topic: 'world',
    text: {
      en: 'Iceland grows wider by about two centimetres a year, because the plates it lies on are moving apart.',
      bg: 'Исландия се разширява с около два сантиметра годишно, защото плочите, върху които лежи, се раздалечават.',
    },
    source: 'Encyclopaedia Britannica, “Iceland”',
  },
  {
    id: '01a1f865-2660-71f8-9c58-012d858f8af3',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'The water of Angel Falls in Venezuela drops almost a kilometre. It is the highest waterfall on land.',
      bg: 'Водата на водопада Анхел във Венецуела пада от почти един километър. Това е най-високият водопад на сушата.',
    },
    source: 'Encyclopaedia Britannica, “Angel Falls”',
  },
  {
    id: '01a1f865-2661-7240-9065-5b635c144412',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'The Danube flows through or along the borders of ten countries, more than any other river in the world.',
      bg: 'Дунав минава през територията или по границата на десет държави – повече от всяка друга река в света.',
    },
    source: 'Encyclopaedia Britannica, “Danube River”',
  },
  {
    id: '01a1f865-2663-7228-9fc7-564477b404e8',
    topic: 'world',
    text: {
      en: 'Winds carry dust from the Sahara across the Atlantic, and the phosphorus in it helps to feed the Amazon rainforest.',
      bg: 'Ветровете пренасят прах от Сахара през Атлантическия океан, а фосфорът в него подхранва горите на Амазония.',
    },
    source: 'NASA, “Satellite Reveals How Much Saharan Dust Feeds Amazon’s Plants”',
  },
]
