import type { Question } from '../types.ts'

export const scienceMathematics: readonly Question[] = [
  {
    id: '01a1f865-27c7-7123-be0a-48e774e530eb',
    topic: 'science',
    text: { en: 'How many bits are there in a byte?', bg: 'Колко бита има в един байт?' },
    answers: [
      { id: '01a1f865-27c8-7f4c-a70b-65e072f03965', text: { en: '10', bg: '10' } },
      { id: '01a1f865-27c9-7218-a987-11be1317081e', text: { en: '4', bg: '4' } },
      { id: '01a1f865-27ca-706d-8fe6-37c4dbeeab1d', text: { en: '8', bg: '8' }, right: true },
      { id: '01a1f865-27cb-75fb-824a-b1a842884ef1', text: { en: '16', bg: '16' } },
    ],
    source: 'Encyclopaedia Britannica, “byte”',
  },
  {
    id: '01a1f865-27cc-7197-8c6e-100aea2995e2',
    topic: 'science',
    text: {
      en: 'Which number is written 101 in the binary system?',
      bg: 'Кое число се записва като 101 в двоичната система?',
    },
    answers: [
      { id: '01a1f865-27cd-7555-9512-a5bad4815fb5', text: { en: '5', bg: '5' }, right: true },
      { id: '01a1f865-27ce-7e53-8a75-9672b8cc459d', text: { en: '10', bg: '10' } },
      { id: '01a1f865-27cf-7ffc-b5d8-2b193bc49fb6', text: { en: '3', bg: '3' } },
      { id: '01a1f865-27d0-7bfa-a92d-6f3e26fc0a45', text: { en: '2', bg: '2' } },
    ],
    source: 'Arithmetic: 4 + 0 + 1 = 5',
  },
  {
    id: '01a1f865-27d1-761c-827f-6d91576e5798',
    topic: 'science',
    text: {
      en: 'What is the sum of the angles of a triangle drawn on a flat sheet?',
      bg: 'Колко е сборът от ъглите на триъгълник, начертан върху равен лист?',
    },
    answers: [
      { id: '01a1f865-27d2-7a2a-b74c-5758e190b77d', text: { en: '90°', bg: '90°' } },
      { id: '01a1f865-27d3-756d-9754-d95cd5566dc9', text: { en: '270°', bg: '270°' } },
      { id: '01a1f865-27d4-794b-9baa-3e18670a2237', text: { en: '360°', bg: '360°' } },
      { id: '01a1f865-27d5-7d6c-a0e1-4b71e195fe54', text: { en: '180°', bg: '180°' }, right: true },
    ],
    source: 'Euclid, “Elements”, book I, proposition 32',
  },
  {
    id: '01a1f865-27d6-7c15-9dee-6f84bf1986c1',
    topic: 'science',
    text: { en: 'Which is the only even prime number?', bg: 'Кое е единственото четно просто число?' },
    answers: [
      { id: '01a1f865-27d7-717e-affb-a9c6beb952bd', text: { en: '4', bg: '4' } },
      { id: '01a1f865-27d8-7baa-b725-280aaf248591', text: { en: '6', bg: '6' } },
      { id: '01a1f865-27d9-77c7-b5e1-78e9f9930364', text: { en: '8', bg: '8' } },
      { id: '01a1f865-27da-7fb3-b4d4-de95d945315f', text: { en: '2', bg: '2' }, right: true },
    ],
    source: 'Arithmetic: every other even number can be divided by 2',
  },
  {
    id: '01a1f865-27db-713a-8027-527b241ec3b8',
    topic: 'science',
    forChildren: true,
    text: { en: 'How many faces does a cube have?', bg: 'Колко стени има кубът?' },
    answers: [
      { id: '01a1f865-27dc-7f96-b747-2fb587c40fa9', text: { en: '12', bg: '12' } },
      { id: '01a1f865-27dd-7b68-8ee8-c700344188a7', text: { en: '6', bg: '6' }, right: true },
      { id: '01a1f865-27de-7e4c-9088-a705cdfb8017', text: { en: '8', bg: '8' } },
      { id: '01a1f865-27df-773b-83f4-6813d03842f6', text: { en: '4', bg: '4' } },
    ],
    source: 'Geometry: a cube is bounded by six squares',
  },
  {
    id: '01a1f865-27ea-7546-9027-73d05a024a37',
    topic: 'science',
    text: {
      en: 'The angles of a polygon add up to 900°. How many sides does it have?',
      bg: 'Сборът от ъглите на един многоъгълник е 900°. Колко страни има той?',
    },
    answers: [
      { id: '01a1f865-27eb-7fd4-ab15-f5246ef0c938', text: { en: '6', bg: '6' } },
      { id: '01a1f865-27ec-76b5-bece-1ae0b1c16336', text: { en: '5', bg: '5' } },
      { id: '01a1f865-27ed-7f8b-a038-66a4ddd089ad', text: { en: '8', bg: '8' } },
      { id: '01a1f865-27ee-750f-89cb-da4e9fb678f1', text: { en: '7', bg: '7' }, right: true },
    ],
    source: 'Geometry: (7 − 2) × 180° = 900°',
  },
  {
    id: '01a1f865-27ef-7e9a-864e-71d4b6872db9',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Which number comes next: 1, 1, 2, 3, 5, 8 …, if each is the sum of the two before it?',
      bg: 'Кое число следва: 1, 1, 2, 3, 5, 8 …, ако всяко е сбор от предходните две?',
    },
    answers: [
      { id: '01a1f865-27f0-7f2a-b92d-74b3f825d9e5', text: { en: '16', bg: '16' } },
      { id: '01a1f865-27f1-7307-8077-f44de0924a94', text: { en: '13', bg: '13' }, right: true },
      { id: '01a1f865-27f2-7ff8-89ea-5528b2ce4c6d', text: { en: '11', bg: '11' } },
      { id: '01a1f865-27f3-7b02-a583-a959bfc40554', text: { en: '12', bg: '12' } },
    ],
    source: 'Arithmetic: 5 + 8 = 13',
  },
  {
    id: '01a218a5-dcb2-72bf-a395-5ec57c624277',
    topic: 'science',
    text: {
      en: 'Two coins are tossed. How likely is it that both show heads?',
      bg: 'Хвърлят се две монети. Каква е вероятността и на двете да се падне ези?',
    },
    answers: [
      { id: '01a218a5-dcb3-7f6b-aa6c-800e945c67b3', text: { en: 'One half', bg: 'Една втора' } },
      { id: '01a218a5-dcb4-702a-b210-bf5702f6c461', text: { en: 'One third', bg: 'Една трета' } },
      { id: '01a218a5-dcb5-7856-854b-e214d85c005d', text: { en: 'One eighth', bg: 'Една осма' } },
      { id: '01a218a5-dcb6-7441-823f-379f8485cccc', text: { en: 'One quarter', bg: 'Една четвърт' }, right: true },
    ],
    source: 'Probability: ½ × ½ = ¼',
  },
  {
    id: '01a218a5-dcb7-7904-83ba-caf2505252b6',
    topic: 'science',
    text: {
      en: 'Five people all shake hands with one another once. How many handshakes are there?',
      bg: 'Петима се ръкуват всеки с всеки по веднъж. Колко ръкостискания има?',
    },
    answers: [
      { id: '01a218a5-dcb8-758c-8764-c1edd66e665b', text: { en: '10', bg: '10' }, right: true },
      { id: '01a218a5-dcb9-7dde-a28c-f3cf4121ed80', text: { en: '5', bg: '5' } },
      { id: '01a218a5-dcba-7c7e-82aa-b756c96fa02c', text: { en: '20', bg: '20' } },
      { id: '01a218a5-dcbb-73ee-92f4-92cecb0f6c25', text: { en: '25', bg: '25' } },
    ],
    source: 'Combinatorics: 5 × 4 ÷ 2 = 10',
  },
  {
    id: '01a218a5-dcbc-7089-8a51-f4fa820c76e8',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Which of these numbers can be divided by 9 without a remainder?',
      bg: 'Кое от тези числа се дели на 9 без остатък?',
    },
    answers: [
      { id: '01a218a5-dcbd-721d-b6f6-9e058ccb2e01', text: { en: '119', bg: '119' } },
      { id: '01a218a5-dcbe-7bf1-a0a4-36ebf4e3747b', text: { en: '134', bg: '134' } },
      { id: '01a218a5-dcbf-70b0-8950-e809b86621d5', text: { en: '126', bg: '126' }, right: true },
      { id: '01a218a5-dcc0-78b9-a464-b7d5a6be54bc', text: { en: '149', bg: '149' } },
    ],
    source: 'Arithmetic: 126 = 14 × 9',
  },
  {
    id: '01a218a5-dcc1-7a49-b300-9ec6c5a87443',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'How many zeros does the number one thousand million have?',
      bg: 'Колко нули има числото един милиард?',
    },
    answers: [
      { id: '01a218a5-dcc2-715a-a7ef-d67942e6fc03', text: { en: '6', bg: '6' } },
      { id: '01a218a5-dcc3-7bf1-b8f3-a254e5f03ed2', text: { en: '9', bg: '9' }, right: true },
      { id: '01a218a5-dcc4-7df6-84a0-6ee1a4b9bdc6', text: { en: '8', bg: '8' } },
      { id: '01a218a5-dcc5-783d-b778-4ca44e1cd183', text: { en: '12', bg: '12' } },
    ],
    source: 'Arithmetic: 1000 × 1 000 000 has 3 + 6 zeros',
  },
]
