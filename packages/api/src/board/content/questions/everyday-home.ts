import type { Question } from '../types.ts'

export const everydayHome: readonly Question[] = [
  {
    id: '01a218a2-4da4-7af4-8003-aaf8a37cf814',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Which emergency number works in every country of the European Union?',
      bg: 'Кой номер за спешни случаи важи във всички държави от Европейския съюз?',
    },
    answers: [
      { id: '01a218a2-4da5-793e-a90e-eff784db2528', text: { en: '112', bg: '112' }, right: true },
      { id: '01a218a2-4da6-7d02-9e0d-8fe7442a0ff8', text: { en: '911', bg: '911' } },
      { id: '01a218a2-4da7-77c9-87ec-5f7b598746fb', text: { en: '999', bg: '999' } },
      { id: '01a218a2-4da8-7b88-bffc-ad0d08f10400', text: { en: '150', bg: '150' } },
    ],
    source: 'European Commission, “112: the EU emergency number”',
  },
  {
    id: '01a218a2-4dd1-70b7-a745-0815ff4e0ead',
    topic: 'everyday',
    text: {
      en: 'In which of these countries do cars keep to the left?',
      bg: 'В коя от тези страни колите се движат отляво?',
    },
    answers: [
      { id: '01a218a2-4dd2-7489-ace2-1e97ffb07a95', text: { en: 'Japan', bg: 'В Япония' }, right: true },
      { id: '01a218a2-4dd3-7d3f-8c89-5627e261442f', text: { en: 'Germany', bg: 'В Германия' } },
      { id: '01a218a2-4dd4-7029-a85a-8a0711d512c6', text: { en: 'Brazil', bg: 'В Бразилия' } },
      { id: '01a218a2-4dd5-7df6-8ca0-b55f90dc0588', text: { en: 'Canada', bg: 'В Канада' } },
    ],
    source: 'Japan Automobile Federation, “Rules of the Road”',
  },
  {
    id: '01a218a2-4dd6-738e-b93c-b0e06ba58ce6',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Which animal gives its name to the striped crossing for people on foot?',
      bg: 'Името на кое животно носи пешеходната пътека с белите ивици?',
    },
    answers: [
      { id: '01a218a2-4dd7-7b1e-bb6d-33aadcec2ac9', text: { en: 'The tiger', bg: 'На тигъра' } },
      { id: '01a218a2-4dd8-7f31-8d9d-95c8818e2ad0', text: { en: 'The badger', bg: 'На язовеца' } },
      { id: '01a218a2-4dd9-769b-93c1-ebfa1cb0e6ca', text: { en: 'The zebra', bg: 'На зебрата' }, right: true },
      { id: '01a218a2-4dda-72f1-8937-8f9d0646f013', text: { en: 'The giraffe', bg: 'На жирафа' } },
    ],
    source: 'Oxford English Dictionary, “zebra crossing”',
  },
  {
    id: '01a218a2-4ddb-796b-9a28-824b84f905df',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'Which of these makes the strongest password?', bg: 'От кое става най-сигурната парола?' },
    answers: [
      { id: '01a218a2-4ddc-7d0e-8227-c218cb5615ee', text: { en: 'Your birthday', bg: 'От рождената ти дата' } },
      {
        id: '01a218a2-4ddd-7b7e-b572-66d3adab398f',
        text: { en: 'Three random words', bg: 'От три случайни думи' },
        right: true,
      },
      { id: '01a218a2-4dde-7806-bc19-4b2210e289a0', text: { en: 'Your pet’s name', bg: 'От името на любимеца ти' } },
      { id: '01a218a2-4ddf-783d-8966-dbe4734ccf73', text: { en: 'The word “password”', bg: 'От думата „парола“' } },
    ],
    source: 'UK National Cyber Security Centre, “Three random words”',
  },
  {
    id: '01a218a2-4de0-7277-b86d-c67dec0260a4',
    topic: 'everyday',
    text: { en: 'What is phishing?', bg: 'Какво е фишинг?' },
    answers: [
      {
        id: '01a218a2-4de1-7b5a-8503-df4dfed9c288',
        text: { en: 'A way to speed up a computer', bg: 'Начин да се ускори компютърът' },
      },
      { id: '01a218a2-4de2-7866-8f12-816640a402d7', text: { en: 'A kind of online shop', bg: 'Вид онлайн магазин' } },
      {
        id: '01a218a2-4de3-7d9b-9827-c79dbc799b1a',
        text: { en: 'A trick to steal passwords and data', bg: 'Измама за кражба на пароли и данни' },
        right: true,
      },
      {
        id: '01a218a2-4de4-752d-8fb0-61872c930094',
        text: { en: 'A backup of photos', bg: 'Резервно копие на снимки' },
      },
    ],
    source: 'UK National Cyber Security Centre, “Phishing attacks”',
  },
  {
    id: '01a218a2-4de5-7c8d-8e57-d9ec00a44bc6',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'What should you put on a minor burn first?', bg: 'Какво помага най-напред при леко изгаряне?' },
    answers: [
      {
        id: '01a218a2-4de6-78b3-8551-cacea3d3953b',
        text: { en: 'Cool running water', bg: 'Хладка течаща вода' },
        right: true,
      },
      { id: '01a218a2-4de7-7334-8895-d0dcf263b3c8', text: { en: 'Ice', bg: 'Лед' } },
      { id: '01a218a2-4de8-7444-b7fb-3f895a7c6ece', text: { en: 'Butter', bg: 'Масло' } },
      { id: '01a218a2-4de9-7e4f-9512-1cf3c097deb4', text: { en: 'Toothpaste', bg: 'Паста за зъби' } },
    ],
    source: 'NHS, “Burns and scalds”',
  },
  {
    id: '01a218a2-4dea-72eb-8120-b169717789b4',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'How long should you scrub your hands with soap when you wash them?',
      bg: 'Колко време трябва да търкаме ръцете си със сапун, когато ги мием?',
    },
    answers: [
      { id: '01a218a2-4deb-760c-a99b-f1513538f424', text: { en: 'About 2 seconds', bg: 'Около 2 секунди' } },
      {
        id: '01a218a2-4dec-77a5-a78a-1970e6bb2040',
        text: { en: 'At least 20 seconds', bg: 'Поне 20 секунди' },
        right: true,
      },
      { id: '01a218a2-4ded-78df-9160-c2cd1119fb72', text: { en: 'About 5 seconds', bg: 'Около 5 секунди' } },
      { id: '01a218a2-4dee-7d9d-82f5-8614e378b5ad', text: { en: 'At least 10 minutes', bg: 'Поне 10 минути' } },
    ],
    source: 'Centers for Disease Control and Prevention, “About Handwashing”',
  },
  {
    id: '01a218a2-4def-7a41-920a-778e39163446',
    topic: 'everyday',
    text: { en: 'Why is salt spread on icy roads?', bg: 'Защо заледените пътища се посипват със сол?' },
    answers: [
      {
        id: '01a218a2-4df0-7bad-b67b-d3d6ae4ecd12',
        text: { en: 'It warms the air above the road', bg: 'Затопля въздуха над пътя' },
      },
      { id: '01a218a2-4df1-7cdb-915d-e30a540776db', text: { en: 'It makes the ice lighter', bg: 'Прави леда по-лек' } },
      { id: '01a218a2-4df2-7994-b7f2-da2f068cf4d5', text: { en: 'It hardens the ice', bg: 'Втвърдява леда' } },
      {
        id: '01a218a2-4df3-743b-9cf5-430e2f61ce9f',
        text: { en: 'It lowers the freezing point of water', bg: 'Понижава точката на замръзване на водата' },
        right: true,
      },
    ],
    source: 'Encyclopaedia Britannica, “freezing point”',
  },
  {
    id: '01a218a2-4df4-7e9f-ad81-159c4d559869',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'In which month is the longest day of the year in Europe?',
      bg: 'През кой месец е най-дългият ден в годината в Европа?',
    },
    answers: [
      { id: '01a218a2-4df5-7d62-a7b5-e08256a0831c', text: { en: 'May', bg: 'През май' } },
      { id: '01a218a2-4df6-70c0-ab06-cc8f6f57a6eb', text: { en: 'July', bg: 'През юли' } },
      { id: '01a218a2-4df7-74aa-86df-791b950fac0b', text: { en: 'August', bg: 'През август' } },
      { id: '01a218a2-4df8-7e43-b6d5-52b479e86588', text: { en: 'June', bg: 'През юни' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “summer solstice”',
  },
  {
    id: '01a218a2-4dfe-7d66-bdc6-48c7c5fd193a',
    topic: 'everyday',
    text: { en: 'Which animal does cashmere wool come from?', bg: 'От кое животно е кашмирената вълна?' },
    answers: [
      { id: '01a218a2-4dff-71b2-969d-db615e7840ad', text: { en: 'The goat', bg: 'От козата' }, right: true },
      { id: '01a218a2-4e00-7e9b-893a-0d3bc8095366', text: { en: 'The sheep', bg: 'От овцата' } },
      { id: '01a218a2-4e01-7245-a291-2590224a6e93', text: { en: 'The camel', bg: 'От камилата' } },
      { id: '01a218a2-4e02-78be-a4f4-a07dc6089692', text: { en: 'The rabbit', bg: 'От заека' } },
    ],
    source: 'Encyclopaedia Britannica, “cashmere”',
  },
]
