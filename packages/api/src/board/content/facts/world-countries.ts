import type { Fact } from '../types.ts'

export const worldCountries: readonly Fact[] = [
  {
    id: '01a1f865-265c-7ea2-b0aa-234c30df1e66',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Istanbul lies on two continents: the Bosporus, the strait between Europe and Asia, runs through the middle of it.',
      bg: 'Истанбул е разположен на два континента: през средата му минава Босфорът, проливът между Европа и Азия.',
    },
    source: 'Encyclopaedia Britannica, “Istanbul”',
  },
  {
    id: '01a1f865-2662-7c0d-920d-a90dec254224',
    topic: 'world',
    text: {
      en: 'Only three countries are wholly surrounded by a single other one: San Marino, Vatican City and Lesotho.',
      bg: 'Само три държави са изцяло заобиколени от една-единствена друга: Сан Марино, Ватикана и Лесото.',
    },
    source: 'Encyclopaedia Britannica, “enclave”',
  },
  {
    id: '01a218ab-685d-7a39-9cd1-b297f69b24c7',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'The flag of Nepal is the only national flag that does not have four sides: it is made of two triangles, one above the other.',
      bg: 'Знамето на Непал е единственото държавно знаме, което не е четириъгълно: то прилича на два триъгълника един над друг.',
    },
    source: 'Encyclopaedia Britannica, “flag of Nepal”',
  },
  {
    id: '01a218ab-685e-777b-a38b-ee0d7ff118e9',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Most national flags are wider than they are high, but the flag of Switzerland is a square.',
      bg: 'Повечето държавни знамена са по-широки, отколкото високи, но знамето на Швейцария е квадратно.',
    },
    source: 'Encyclopaedia Britannica, “flag of Switzerland”',
  },
  {
    id: '01a218ab-685f-79f2-91e9-973284f6de62',
    topic: 'world',
    text: {
      en: 'Only two countries are cut off from the ocean twice: neither they nor any of their neighbours reach it. They are Liechtenstein and Uzbekistan.',
      bg: 'Само две държави са без излаз на океан и имат за съседи само държави без такъв излаз: Лихтенщайн и Узбекистан.',
    },
    source: 'Encyclopaedia Britannica, “Liechtenstein”; “Uzbekistan”',
  },
  {
    id: '01a218ab-6860-7785-a4eb-a5fc7e276780',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'On Lake Titicaca, high in the Andes, the Uru people live on floating islands that they make of reeds.',
      bg: 'В езерото Титикака, високо в Андите, хората от народа уру живеят на плаващи острови, които правят от тръстика.',
    },
    source: 'Encyclopaedia Britannica, “Lake Titicaca”; “Uru”',
  },
  {
    id: '01a218ab-6861-7095-992a-48ea6e4e96fb',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Venice is built on 118 small islands. Instead of buses, boats run along its streets of water.',
      bg: 'Венеция е построена върху 118 малки острова. Вместо автобуси по водните ѝ улици се движат лодки.',
    },
    source: 'UNESCO World Heritage List, 394: Venice and its Lagoon',
  },
  {
    id: '01a218ab-6862-7bee-aa9b-e705f44f1a42',
    topic: 'world',
    text: {
      en: 'Officially all of China keeps the same time, although the country is wide enough for five time zones.',
      bg: 'Официално в цял Китай часът е един и същ, макар че страната е толкова широка, че стига за пет часови пояса.',
    },
    source: 'timeanddate.com, “Time Zones in China”',
  },
  {
    id: '01a218ab-6863-7621-8e01-d97d166d3a73',
    topic: 'world',
    text: {
      en: 'No part of Lesotho, a country in southern Africa, is lower than 1,400 metres above the sea. Every other country goes lower.',
      bg: 'Нито едно място в Лесото, държава в най-южната част на Африка, не е по-ниско от 1400 метра над морското равнище. Всяка друга държава слиза по-ниско.',
    },
    source: 'CIA World Factbook, “Lesotho”: elevation',
  },
  {
    id: '01a218ab-6864-7aba-bae7-803be03baffc',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'The calendar of Ethiopia has thirteen months: twelve of thirty days and a short one of five or six.',
      bg: 'Етиопският календар има тринадесет месеца: дванадесет по тридесет дни и един къс – от пет или шест дни.',
    },
    source: 'Unicode ICU, the Ethiopic calendar: twelve months of 30 days and Pagume of 5 or 6',
  },
  {
    id: '01a218ab-6865-7e5f-a976-3aa6beee4af9',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Most Icelanders have no family name. Anna, the daughter of Jón, is called Anna Jónsdóttir.',
      bg: 'Повечето исландци нямат фамилно име. Ана, дъщерята на Йоун, се казва Ана Йоунсдотир.',
    },
    source: 'Encyclopaedia Britannica, “Iceland”',
  },
  {
    id: '01a218ab-6866-7977-b2e4-cfdc02f23533',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'The national anthem of Spain has a tune but no official words.',
      bg: 'Националният химн на Испания има мелодия, но няма официален текст.',
    },
    source: 'Royal Decree 1560/1997 of Spain on the national anthem',
  },
  {
    id: '01a218ab-6867-75a5-9cc5-b536ea105e22',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'In Cappadocia in Turkey people carved houses, churches and whole underground towns into the soft rock.',
      bg: 'В Кападокия в Турция хората са издълбали в меката скала къщи, църкви и цели подземни градове.',
    },
    source: 'UNESCO World Heritage List, 357: Göreme National Park and the Rock Sites of Cappadocia',
  },
  {
    id: '01a218ab-6868-7f5e-9feb-a9ad54f1a0b8',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'A frozen mountain on Svalbard keeps spare seeds of crops from all over the world, in case they are ever lost elsewhere.',
      bg: 'В една замръзнала планина на Свалбард се пазят резервни семена на културни растения от цял свят – в случай че другаде изчезнат.',
    },
    source: 'Crop Trust, “Svalbard Global Seed Vault”',
  },
]
