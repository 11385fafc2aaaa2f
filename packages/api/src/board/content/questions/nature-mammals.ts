import type { Question } from '../types.ts'

export const natureMammals: readonly Question[] = [
  {
    id: '01a1f865-2754-7eff-90b2-468be99e8ccf',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Which animal runs the fastest over a short distance?',
      bg: 'Кое животно бяга най-бързо на късо разстояние?',
    },
    answers: [
      { id: '01a1f865-2755-742d-b008-73bf8aaf9365', text: { en: 'The horse', bg: 'Конят' } },
      { id: '01a1f865-2756-7916-83f0-cf80bba7731a', text: { en: 'The wolf', bg: 'Вълкът' } },
      { id: '01a1f865-2757-737c-910c-e763aa05107e', text: { en: 'The cheetah', bg: 'Гепардът' }, right: true },
      { id: '01a1f865-2758-7473-a0d3-95c89880d8f9', text: { en: 'The lion', bg: 'Лъвът' } },
    ],
    source: 'Encyclopaedia Britannica, “cheetah”',
  },
  {
    id: '01a1f865-2763-7b23-b388-ff596efe4794',
    topic: 'nature',
    forChildren: true,
    text: { en: 'Which of these animals is a mammal?', bg: 'Кое от тези животни е бозайник?' },
    answers: [
      { id: '01a1f865-2764-7e5a-ad4c-c0be4d89f545', text: { en: 'The crocodile', bg: 'Крокодилът' } },
      { id: '01a1f865-2765-7bd0-830e-1abe17c7a2d5', text: { en: 'The penguin', bg: 'Пингвинът' } },
      { id: '01a1f865-2766-76b8-8ee2-24eb759e2611', text: { en: 'The shark', bg: 'Акулата' } },
      { id: '01a1f865-2767-7051-845e-43a5c3f8bc09', text: { en: 'The dolphin', bg: 'Делфинът' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “dolphin”',
  },
  {
    id: '01a1f865-276d-7812-939f-b8708b243b92',
    topic: 'nature',
    forChildren: true,
    text: { en: 'Which of these mammals lays eggs?', bg: 'Кой от тези бозайници снася яйца?' },
    answers: [
      { id: '01a1f865-276e-7338-91ec-d0569eea98fe', text: { en: 'The platypus', bg: 'Птицечовката' }, right: true },
      { id: '01a1f865-276f-770b-872a-80a951abba2f', text: { en: 'The bat', bg: 'Прилепът' } },
      { id: '01a1f865-2770-7a71-8b45-832479e527c0', text: { en: 'The hedgehog', bg: 'Таралежът' } },
      { id: '01a1f865-2771-799e-9ffa-94e845c0b2de', text: { en: 'The kangaroo', bg: 'Кенгуруто' } },
    ],
    source: 'Encyclopaedia Britannica, “platypus”',
  },
  {
    id: '01a1f865-2777-7a87-a2f5-e59446251576',
    topic: 'nature',
    forChildren: true,
    text: { en: 'What does the giant panda eat most?', bg: 'С какво се храни предимно голямата панда?' },
    answers: [
      { id: '01a1f865-2778-743c-8f51-37777e05f95c', text: { en: 'Bamboo', bg: 'С бамбук' }, right: true },
      { id: '01a1f865-2779-7cb5-b348-906022fc2717', text: { en: 'Ants', bg: 'С мравки' } },
      { id: '01a1f865-277a-71d2-9c3e-c85eaf4a7c41', text: { en: 'Eucalyptus leaves', bg: 'С листа от евкалипт' } },
      { id: '01a1f865-277b-7b56-86b7-32dd0b1ad261', text: { en: 'Fish', bg: 'С риба' } },
    ],
    source: 'WWF, “Giant panda”',
  },
  {
    id: '01a218a5-dbef-7b4c-860f-e91779b8ca28',
    topic: 'nature',
    forChildren: true,
    text: { en: 'Which of these animals sleeps through the winter?', bg: 'Кое от тези животни спи зимен сън?' },
    answers: [
      { id: '01a218a5-dbf0-735d-ac9d-bb798a808370', text: { en: 'The hare', bg: 'Заекът' } },
      { id: '01a218a5-dbf1-7c9b-8f2e-c72549b59879', text: { en: 'The hedgehog', bg: 'Таралежът' }, right: true },
      { id: '01a218a5-dbf2-7d34-8672-1bf89884cf22', text: { en: 'The fox', bg: 'Лисицата' } },
      { id: '01a218a5-dbf3-7c0e-a6bd-475d231317ba', text: { en: 'The roe deer', bg: 'Сърната' } },
    ],
    source: 'Encyclopaedia Britannica, “hibernation”',
  },
  {
    id: '01a218a5-dbfe-7e0f-ba5d-7be4f706593f',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Where do polar bears and penguins meet in the wild?',
      bg: 'Къде се срещат на свобода белите мечки и пингвините?',
    },
    answers: [
      { id: '01a218a5-dbff-7704-8b93-436b8970eefc', text: { en: 'Nowhere', bg: 'Никъде' }, right: true },
      { id: '01a218a5-dc00-756d-bb49-a9f4bb7f788f', text: { en: 'In Greenland', bg: 'В Гренландия' } },
      { id: '01a218a5-dc01-79bc-b5a6-acac9bbf995f', text: { en: 'In Antarctica', bg: 'В Антарктида' } },
      { id: '01a218a5-dc02-7ca4-a6f3-e4820ab62ae8', text: { en: 'In Alaska', bg: 'В Аляска' } },
    ],
    source: 'Encyclopaedia Britannica, “polar bear” and “penguin”',
  },
  {
    id: '01a218a5-dc03-7e51-a070-0215fdcd6d2f',
    topic: 'nature',
    forChildren: true,
    text: { en: 'Which is the heaviest animal that lives on land?', bg: 'Кое е най-тежкото животно на сушата?' },
    answers: [
      { id: '01a218a5-dc04-7cd8-8414-a258010d6b5c', text: { en: 'The white rhinoceros', bg: 'Белият носорог' } },
      { id: '01a218a5-dc05-73e1-9ad6-4297fe4362c3', text: { en: 'The hippopotamus', bg: 'Хипопотамът' } },
      { id: '01a218a5-dc06-7b10-be84-7f66d12cd3c2', text: { en: 'The giraffe', bg: 'Жирафът' } },
      {
        id: '01a218a5-dc07-7bcc-8733-f5253256ba44',
        text: { en: 'The African elephant', bg: 'Африканският слон' },
        right: true,
      },
    ],
    source: 'Encyclopaedia Britannica, “elephant”',
  },
  {
    id: '01a218a5-dc08-7b9a-b699-2f8da5663587',
    topic: 'nature',
    text: {
      en: 'Which of these animals is the closest living relative of whales?',
      bg: 'Кое от тези животни е най-близкият жив роднина на китовете?',
    },
    answers: [
      { id: '01a218a5-dc09-7f03-94b9-7c92d8347501', text: { en: 'The seal', bg: 'Тюленът' } },
      { id: '01a218a5-dc0a-7f2a-8763-008934eb46e5', text: { en: 'The elephant', bg: 'Слонът' } },
      { id: '01a218a5-dc0b-7bc9-bc02-76bc0f0f3319', text: { en: 'The hippopotamus', bg: 'Хипопотамът' }, right: true },
      { id: '01a218a5-dc0c-7ec8-98e8-54ba24d2955a', text: { en: 'The shark', bg: 'Акулата' } },
    ],
    source: 'Encyclopaedia Britannica, “cetacean”',
  },
]
