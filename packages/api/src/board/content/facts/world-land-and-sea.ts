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
      bg: 'Измерен от подножието си на океанското дъно, вулканът Мауна Кеа на Хаваите е висок около десет километра. Еверест се издига на по-малко от девет над морето.',
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
      en: 'Angel Falls in Venezuela is almost a kilometre high. More than 800 metres of it are a single drop, the longest on land.',
      bg: 'Водопадът Анхел във Венецуела е висок почти един километър. Над 800 метра от него са един-единствен пад – най-дългият на сушата.',
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
  {
    id: '01a218ab-6850-7819-90c2-60080cb19410',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Two islands in the Bering Strait, one Russian and one American, lie four kilometres apart, yet there is almost a day between their clocks.',
      bg: 'Два острова в Беринговия проток – единият руски, другият американски – са на четири километра един от друг, но часовниците им се разминават с почти едно денонощие.',
    },
    source: 'NASA Earth Observatory, “Yesterday and Tomorrow Islands”',
  },
  {
    id: '01a218ab-6851-782a-8c0a-4f39487391d6',
    topic: 'world',
    text: {
      en: 'Africa is the only continent crossed by both the equator and the prime meridian.',
      bg: 'Африка е единственият континент, през който минават и екваторът, и нулевият меридиан.',
    },
    source: 'Encyclopaedia Britannica, “Africa”',
  },
  {
    id: '01a218ab-6852-793a-9bd4-7e79b5c6592c',
    topic: 'world',
    text: {
      en: 'The point on land farthest from the centre of Earth is not Everest but Chimborazo in Ecuador, because Earth bulges at the equator.',
      bg: 'Най-отдалечената от центъра на Земята точка на сушата не е Еверест, а Чимборасо в Еквадор, защото Земята е издута при екватора.',
    },
    source: 'NOAA, “What is the highest point on Earth as measured from Earth’s center?”',
  },
  {
    id: '01a218ab-6853-79b0-b9ef-fa7c23a6011f',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'The salt flat of Uyuni in Bolivia is larger than ten thousand square kilometres. After rain it turns into a mirror of the sky.',
      bg: 'Солната равнина Уюни в Боливия е над десет хиляди квадратни километра. След дъжд тя се превръща в огледало на небето.',
    },
    source: 'NASA Earth Observatory, “Salar de Uyuni, Bolivia”',
  },
  {
    id: '01a218ab-6854-7531-8326-b219db779834',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'In March 1848 Niagara Falls went silent for more than a day: ice had blocked the river above them.',
      bg: 'През март 1848 г. Ниагарският водопад замлъква за повече от денонощие: лед запушва реката над него.',
    },
    source: 'Niagara Falls Tourism, “The Day Niagara Falls Stood Still”',
  },
  {
    id: '01a218ab-6855-75b5-b906-8b81fe13ecc1',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'The Great Barrier Reef off Australia is more than 2,000 kilometres long, yet tiny coral animals built it.',
      bg: 'Големият бариерен риф край Австралия е дълъг над 2000 километра, а са го построили мънички животинки – коралови полипи.',
    },
    source: 'UNESCO World Heritage List, 154: Great Barrier Reef',
  },
  {
    id: '01a218ab-6856-774c-a1b1-0050d45305c8',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'The Nile flows from south to north. So Upper Egypt is at the bottom of the map, and Lower Egypt is at the top.',
      bg: 'Нил тече от юг на север. Затова Горен Египет е в долната част на картата, а Долен Египет – в горната.',
    },
    source: 'Encyclopaedia Britannica, “Upper Egypt”; “Nile River”',
  },
  {
    id: '01a218ab-6857-78f3-af3f-2721e6d1d4ed',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'From west to east Australia is wider than the Moon: about 4,000 kilometres against 3,475.',
      bg: 'От запад на изток Австралия е по-широка от Луната: около 4000 километра срещу 3475.',
    },
    source: 'Geoscience Australia, “Australia’s size compared”; NASA Science, “Moon: Facts”',
  },
  {
    id: '01a218ab-6858-7587-bb39-be5f980bd35d',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Rock paintings in the middle of the Sahara show giraffes, elephants and herds of cattle: thousands of years ago it was green.',
      bg: 'Скални рисунки насред Сахара показват жирафи, слонове и стада говеда: преди хиляди години тя е била зелена.',
    },
    source: 'UNESCO World Heritage List, 179: Tassili n’Ajjer',
  },
  {
    id: '01a218ab-6859-79d2-b4d5-99e7ecc2c3b8',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'In the town of Longyearbyen, on the polar islands of Svalbard, the Sun does not set for about four months in summer.',
      bg: 'В градчето Лонгирбюен на полярните острови Свалбард Слънцето не залязва около четири месеца през лятото.',
    },
    source: 'Encyclopaedia Britannica, “Svalbard”; Visit Svalbard, “Midnight sun”',
  },
  {
    id: '01a218ab-685a-7e60-bc76-85c0887bf003',
    topic: 'world',
    text: {
      en: 'The Pacific end of the Panama Canal lies farther east than its Atlantic end, because the land there bends like an S.',
      bg: 'Тихоокеанският край на Панамския канал е по-източно от атлантическия, защото сушата там се извива като буквата S.',
    },
    source: 'Encyclopaedia Britannica, “Panama Canal”',
  },
  {
    id: '01a218ab-685b-707a-9ead-8b4ba175bd58',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'About a quarter of the Netherlands lies below sea level. Dikes and pumps keep it dry.',
      bg: 'Около една четвърт от Нидерландия е под морското равнище. Пазят я диги и помпи.',
    },
    source: 'PBL Netherlands Environmental Assessment Agency: 26 per cent of the country is below sea level',
  },
  {
    id: '01a218ab-685c-7ff7-9372-733da390f5d6',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Finland is called the land of a thousand lakes. In fact it has about 188,000.',
      bg: 'Наричат Финландия „страната на хилядата езера“. Всъщност в нея има около 188 000.',
    },
    source: 'Encyclopaedia Britannica, “Finland”; Finnish Environment Institute, “Lakes”',
  },
]
