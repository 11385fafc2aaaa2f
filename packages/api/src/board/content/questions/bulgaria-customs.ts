import type { Question } from '../types.ts'

export const bulgariaCustoms: readonly Question[] = [
  {
    id: '01a1f865-2867-797b-b7b3-3b73825ccca2',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'What do Bulgarians give each other for good health as winter ends?',
      bg: 'Какво си подаряват българите за здраве, когато зимата си отива?',
    },
    answers: [
      { id: '01a1f865-2868-75f7-9644-4f094d2cd878', text: { en: 'Pumpkins', bg: 'Тикви' } },
      { id: '01a1f865-2869-7b08-bc70-30cb8818ab5d', text: { en: 'Clay whistles', bg: 'Глинени свирки' } },
      {
        id: '01a1f865-286a-7114-8a34-56f62a6419c3',
        text: { en: 'Wreaths of oak leaves', bg: 'Венци от дъбови листа' },
      },
      { id: '01a1f865-286b-7db1-b602-e80bb9e37e0e', text: { en: 'Martenitsas', bg: 'Мартеници' }, right: true },
    ],
    source: 'UNESCO Intangible Cultural Heritage, “Cultural practices associated to the 1st of March”',
  },
  {
    id: '01a218a5-c17f-7f07-afea-5c4be384e957',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Which Bulgarian pastry is made of thin sheets of dough with cheese and eggs?',
      bg: 'Кое българско печиво се прави от тънки кори със сирене и яйца?',
    },
    answers: [
      { id: '01a218a5-c180-7b2e-b657-6e01fa234351', text: { en: 'Baklava', bg: 'Баклава' } },
      { id: '01a218a5-c181-74a0-877d-e202ccaf2a22', text: { en: 'Kozunak', bg: 'Козунак' } },
      { id: '01a218a5-c182-7cb9-9507-5e8778d4ecc2', text: { en: 'Mekitsa', bg: 'Мекица' } },
      { id: '01a218a5-c183-7b0a-a3d1-cdf7ed98a458', text: { en: 'Banitsa', bg: 'Баница' }, right: true },
    ],
    source: 'Wikipedia, “Banitsa”',
  },
  {
    id: '01a218a5-c184-7029-b0eb-4ad7bb308ed5',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Which cold summer soup do Bulgarians make of yoghurt and cucumbers?',
      bg: 'Коя студена лятна супа се прави от кисело мляко и краставици?',
    },
    answers: [
      { id: '01a218a5-c185-775d-a22f-087ac093e407', text: { en: 'Tarator', bg: 'Таратор' }, right: true },
      { id: '01a218a5-c186-78be-bc49-054eb5a5c174', text: { en: 'Borscht', bg: 'Борш' } },
      { id: '01a218a5-c187-7502-b134-4806eba7a5be', text: { en: 'Kavarma', bg: 'Каварма' } },
      { id: '01a218a5-c188-72d6-bafb-2d2dd23662de', text: { en: 'Goulash', bg: 'Гулаш' } },
    ],
    source: 'Wikipedia, “Tarator”',
  },
  {
    id: '01a218a5-c189-7e5f-ac7e-5e7b3d2d856d',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'What do Bulgarian children tap people on the back with on New Year’s Day, for good health?',
      bg: 'С какво българските деца потупват хората по гърба за здраве на Нова година?',
    },
    answers: [
      { id: '01a218a5-c18a-7c84-a118-3342a55fad12', text: { en: 'A bunch of feathers', bg: 'С китка пера' } },
      {
        id: '01a218a5-c18b-7208-a707-1f3f0b46b249',
        text: { en: 'A decorated cornel branch', bg: 'С украсена дрянова пръчка' },
        right: true,
      },
      { id: '01a218a5-c18c-7e00-9401-5a2df73be20b', text: { en: 'A wooden spoon', bg: 'С дървена лъжица' } },
      { id: '01a218a5-c18d-75f1-9cdd-722946b66908', text: { en: 'An ear of wheat', bg: 'С житен клас' } },
    ],
    source: 'Dimitar Marinov, “Folk Faith and Religious Folk Customs” (1914)',
  },
  {
    id: '01a218a5-c18e-71d3-9249-0cda6a52d920',
    topic: 'bulgaria',
    forChildren: true,
    text: { en: 'What do the kukeri of Bulgaria wear to chase evil away?', bg: 'С какво кукерите прогонват злото?' },
    answers: [
      { id: '01a218a5-c18f-7337-841f-4b5d60de37f5', text: { en: 'Armour and helmets', bg: 'С брони и шлемове' } },
      { id: '01a218a5-c190-7c69-bdbe-87573a902c4e', text: { en: 'Crowns and capes', bg: 'С корони и наметала' } },
      {
        id: '01a218a5-c191-7df5-8a83-d9f40c0ce61f',
        text: { en: 'Masks and bells', bg: 'С маски и звънци' },
        right: true,
      },
      { id: '01a218a5-c192-750d-9e17-286203b8afe3', text: { en: 'Wreaths of roses', bg: 'С венци от рози' } },
    ],
    source: 'Wikipedia, “Kukeri”',
  },
  {
    id: '01a218a5-c193-726e-bf31-adad2c05f927',
    topic: 'bulgaria',
    text: {
      en: 'What do the nestinari of the village of Bulgari do on the feast of Saints Constantine and Helena?',
      bg: 'Какво правят нестинарите в село Българи на празника на светите Константин и Елена?',
    },
    answers: [
      { id: '01a218a5-c194-725f-a347-93e7b6c7247b', text: { en: 'Race on horseback', bg: 'Надбягват се с коне' } },
      {
        id: '01a218a5-c195-7ccb-9d67-52d194399de0',
        text: { en: 'Leap into an icy river', bg: 'Скачат в ледена река' },
      },
      { id: '01a218a5-c196-72a9-b562-89102ec334b9', text: { en: 'Wrestle in oil', bg: 'Борят се намазани с масло' } },
      {
        id: '01a218a5-c197-7873-aa37-2fc7c255f5ad',
        text: { en: 'Dance barefoot on embers', bg: 'Играят боси върху жар' },
        right: true,
      },
    ],
    source: 'UNESCO Intangible Cultural Heritage, “Nestinarstvo, messages from the past”',
  },
  {
    id: '01a218a5-c198-7602-a6e8-963af2dec66b',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'By custom, what colour is the first Easter egg dyed in Bulgaria?',
      bg: 'В какъв цвят по обичай се боядисва първото великденско яйце в България?',
    },
    answers: [
      { id: '01a218a5-c199-7813-ac91-c8849afe8f21', text: { en: 'Red', bg: 'В червен' }, right: true },
      { id: '01a218a5-c19a-7b47-bb64-c5355fefe0e2', text: { en: 'Blue', bg: 'В син' } },
      { id: '01a218a5-c19b-77cc-a9bb-2f1c77863220', text: { en: 'Yellow', bg: 'В жълт' } },
      { id: '01a218a5-c19c-76d1-ac58-1f2d8e439cbd', text: { en: 'Green', bg: 'В зелен' } },
    ],
    source: 'Dimitar Marinov, “Folk Faith and Religious Folk Customs” (1914)',
  },
  {
    id: '01a218a5-c1b1-7cfe-8bd9-b0ecb31f718c',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'By custom, the sight of which bird lets Bulgarians take off their martenitsas?',
      bg: 'Коя птица трябва да видят българите по обичай, за да свалят мартеницата си?',
    },
    answers: [
      { id: '01a218a5-c1b2-7402-a633-585ebda1b539', text: { en: 'The stork', bg: 'Щъркелът' }, right: true },
      { id: '01a218a5-c1b3-7a1b-8c3b-d9a864f7c3d6', text: { en: 'The owl', bg: 'Бухалът' } },
      { id: '01a218a5-c1b4-7704-8229-4b921092c085', text: { en: 'The sparrow', bg: 'Врабчето' } },
      { id: '01a218a5-c1b5-7a37-b438-8f587325acea', text: { en: 'The pigeon', bg: 'Гълъбът' } },
    ],
    source: 'UNESCO Intangible Cultural Heritage, “Cultural practices associated to the 1st of March”',
  },
]
