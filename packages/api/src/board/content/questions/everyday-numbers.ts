import type { Question } from '../types.ts'

export const everydayNumbers: readonly Question[] = [
  {
    id: '01a1f865-27e0-7f4d-86c1-76f1541ebc5b',
    topic: 'everyday',
    text: { en: 'What is 15 per cent of 200?', bg: 'Колко са 15 процента от 200?' },
    answers: [
      { id: '01a1f865-27e1-73d1-9386-1dc3502876fa', text: { en: '15', bg: '15' } },
      { id: '01a1f865-27e2-77e0-b961-b7a514305b9f', text: { en: '20', bg: '20' } },
      { id: '01a1f865-27e3-7cf3-8437-fa8873e29e91', text: { en: '30', bg: '30' }, right: true },
      { id: '01a1f865-27e4-7689-bea0-fc8ba80db10c', text: { en: '35', bg: '35' } },
    ],
    source: 'Arithmetic: 200 × 15 ÷ 100 = 30',
  },
  {
    id: '01a1f865-27e5-7122-abc7-4e7fc6c2778d',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'Which number is the Roman numeral L?', bg: 'Кое число означава римската цифра L?' },
    answers: [
      { id: '01a1f865-27e6-7df9-a593-6e87716e0402', text: { en: '100', bg: '100' } },
      { id: '01a1f865-27e7-77d5-8369-6ade33072f9b', text: { en: '5', bg: '5' } },
      { id: '01a1f865-27e8-793e-836d-f9034f61167f', text: { en: '50', bg: '50' }, right: true },
      { id: '01a1f865-27e9-7c94-ac07-7995d1237e15', text: { en: '500', bg: '500' } },
    ],
    source: 'Encyclopaedia Britannica, “Roman numeral”',
  },
  {
    id: '01a1f865-27f9-7995-9af7-204e533850df',
    topic: 'everyday',
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
    source: 'Arithmetic: 24 × 60 = 1440',
  },
  {
    id: '01a1f865-27fe-7f22-b473-a589ab0f34b5',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'How many days are there in a leap year?', bg: 'Колко дни има високосната година?' },
    answers: [
      { id: '01a1f865-27ff-703a-9779-a29da730a3ec', text: { en: '364', bg: '364' } },
      { id: '01a1f865-2800-7373-bf00-995bc603b4b5', text: { en: '366', bg: '366' }, right: true },
      { id: '01a1f865-2801-7cb9-a657-f5521f172144', text: { en: '360', bg: '360' } },
      { id: '01a1f865-2802-7402-a3de-ba584bfecde2', text: { en: '365', bg: '365' } },
    ],
    source: 'Encyclopaedia Britannica, “leap year”',
  },
]
