import type { Question } from '../types.ts'

export const mathematics: readonly Question[] = [
  {
    id: '01a1f865-27d1-761c-827f-6d91576e5798',
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
  },
  {
    id: '01a1f865-27d6-7c15-9dee-6f84bf1986c1',
    text: { en: 'Which is the only even prime number?', bg: 'Кое е единственото четно просто число?' },
    answers: [
      { id: '01a1f865-27d7-717e-affb-a9c6beb952bd', text: { en: '4', bg: '4' } },
      { id: '01a1f865-27d8-7baa-b725-280aaf248591', text: { en: '6', bg: '6' } },
      { id: '01a1f865-27d9-77c7-b5e1-78e9f9930364', text: { en: '8', bg: '8' } },
      { id: '01a1f865-27da-7fb3-b4d4-de95d945315f', text: { en: '2', bg: '2' }, right: true },
    ],
  },
  {
    id: '01a1f865-27db-713a-8027-527b241ec3b8',
    forChildren: true,
    text: { en: 'How many faces does a cube have?', bg: 'Колко стени има кубът?' },
    answers: [
      { id: '01a1f865-27dc-7f96-b747-2fb587c40fa9', text: { en: '12', bg: '12' } },
      { id: '01a1f865-27dd-7b68-8ee8-c700344188a7', text: { en: '6', bg: '6' }, right: true },
      { id: '01a1f865-27de-7e4c-9088-a705cdfb8017', text: { en: '8', bg: '8' } },
      { id: '01a1f865-27df-773b-83f4-6813d03842f6', text: { en: '4', bg: '4' } },
    ],
  },
  {
    id: '01a1f865-27e0-7f4d-86c1-76f1541ebc5b',
    text: { en: 'What is 15 per cent of 200?', bg: 'Колко са 15 процента от 200?' },
    answers: [
      { id: '01a1f865-27e1-73d1-9386-1dc3502876fa', text: { en: '15', bg: '15' } },
      { id: '01a1f865-27e2-77e0-b961-b7a514305b9f', text: { en: '20', bg: '20' } },
      { id: '01a1f865-27e3-7cf3-8437-fa8873e29e91', text: { en: '30', bg: '30' }, right: true },
      { id: '01a1f865-27e4-7689-bea0-fc8ba80db10c', text: { en: '35', bg: '35' } },
    ],
  },
  {
    id: '01a1f865-27e5-7122-abc7-4e7fc6c2778d',
    forChildren: true,
    text: { en: 'Which number is the Roman numeral L?', bg: 'Кое число означава римската цифра L?' },
    answers: [
      { id: '01a1f865-27e6-7df9-a593-6e87716e0402', text: { en: '100', bg: '100' } },
      { id: '01a1f865-27e7-77d5-8369-6ade33072f9b', text: { en: '5', bg: '5' } },
      { id: '01a1f865-27e8-793e-836d-f9034f61167f', text: { en: '50', bg: '50' }, right: true },
      { id: '01a1f865-27e9-7c94-ac07-7995d1237e15', text: { en: '500', bg: '500' } },
    ],
  },
  {
    id: '01a1f865-27ea-7546-9027-73d05a024a37',
    forChildren: true,
    text: { en: 'How many sides does a heptagon have?', bg: 'Колко страни има седмоъгълникът?' },
    answers: [
      { id: '01a1f865-27eb-7fd4-ab15-f5246ef0c938', text: { en: '6', bg: '6' } },
      { id: '01a1f865-27ec-76b5-bece-1ae0b1c16336', text: { en: '5', bg: '5' } },
      { id: '01a1f865-27ed-7f8b-a038-66a4ddd089ad', text: { en: '8', bg: '8' } },
      { id: '01a1f865-27ee-750f-89cb-da4e9fb678f1', text: { en: '7', bg: '7' }, right: true },
    ],
  },
  {
    id: '01a1f865-27ef-7e9a-864e-71d4b6872db9',
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
  },
  {
    id: '01a1f865-27f4-73c7-88a4-654c9ffd81fe',
    forChildren: true,
    text: {
      en: 'What do the dots on two opposite sides of an ordinary die add up to?',
      bg: 'Колко е сборът от точките на две срещуположни страни на обикновен зар?',
    },
    answers: [
      { id: '01a1f865-27f5-7408-8c26-8e9310598e10', text: { en: '5', bg: '5' } },
      { id: '01a1f865-27f6-763a-b59f-cc19ec49d00c', text: { en: '7', bg: '7' }, right: true },
      { id: '01a1f865-27f7-7b03-9e25-751297eecd14', text: { en: '6', bg: '6' } },
      { id: '01a1f865-27f8-70ed-a2e5-11a4bab52c05', text: { en: '8', bg: '8' } },
    ],
  },
  {
    id: '01a1f865-27f9-7995-9af7-204e533850df',
    forChildren: true,
    text: {
      en: 'How many minutes are there in a day of 24 hours?',
      bg: 'Колко минути има в едно денонощие от 24 часа?',
    },
    answers: [
      { id: '01a1f865-27fa-7146-bded-d80769f0e286', text: { en: '1440', bg: '1440' }, right: true },
      { id: '01a1f865-27fb-77aa-a76d-89974f69c92f', text: { en: '3600', bg: '3600' } },
      { id: '01a1f865-27fc-7e0f-9615-471f81ebf319', text: { en: '1200', bg: '1200' } },
      { id: '01a1f865-27fd-7508-bb8e-77df38553560', text: { en: '2400', bg: '2400' } },
    ],
  },
  {
    id: '01a1f865-27fe-7f22-b473-a589ab0f34b5',
    forChildren: true,
    text: { en: 'How many days are there in a leap year?', bg: 'Колко дни има високосната година?' },
    answers: [
      { id: '01a1f865-27ff-703a-9779-a29da730a3ec', text: { en: '364', bg: '364' } },
      { id: '01a1f865-2800-7373-bf00-995bc603b4b5', text: { en: '366', bg: '366' }, right: true },
      { id: '01a1f865-2801-7cb9-a657-f5521f172144', text: { en: '360', bg: '360' } },
      { id: '01a1f865-2802-7402-a3de-ba584bfecde2', text: { en: '365', bg: '365' } },
    ],
  },
]
