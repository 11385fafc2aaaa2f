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
  {
    id: '01a218a2-4d81-74e6-93b5-e2e4e7c47238',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'How many millilitres are there in a quarter of a litre?', bg: 'Колко милилитра има в четвърт литър?' },
    answers: [
      { id: '01a218a2-4d82-7911-bae3-67090f4afc02', text: { en: '25', bg: '25' } },
      { id: '01a218a2-4d83-75f7-927a-21060dd926b9', text: { en: '400', bg: '400' } },
      { id: '01a218a2-4d84-7bc0-a33f-6dc138575814', text: { en: '250', bg: '250' }, right: true },
      { id: '01a218a2-4d85-7f25-b800-97c868f62246', text: { en: '125', bg: '125' } },
    ],
    source: 'Arithmetic: 1000 ÷ 4 = 250',
  },
  {
    id: '01a218a2-4d86-7c26-9c1a-a70d6b06438a',
    topic: 'everyday',
    text: {
      en: 'A shirt costs €40 after a discount of 20 per cent. What did it cost before?',
      bg: 'Риза струва 40 евро след намаление от 20 процента. Колко е струвала преди това?',
    },
    answers: [
      { id: '01a218a2-4d87-7e28-b80e-7c2ffd97ff47', text: { en: '50 euros', bg: '50 евро' }, right: true },
      { id: '01a218a2-4d88-7332-882f-48e0e89d5aba', text: { en: '48 euros', bg: '48 евро' } },
      { id: '01a218a2-4d89-795a-bdc3-37171356f832', text: { en: '60 euros', bg: '60 евро' } },
      { id: '01a218a2-4d8a-7e61-b33b-952860f72fc5', text: { en: '45 euros', bg: '45 евро' } },
    ],
    source: 'Arithmetic: 50 − 20 per cent of 50 = 40',
  },
  {
    id: '01a218a2-4d8b-771a-8e6b-a02da1729ff0',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'How many months of the year have at least 28 days?', bg: 'Колко месеца в годината имат поне 28 дни?' },
    answers: [
      { id: '01a218a2-4d8c-77fc-a7f3-7d83f7933396', text: { en: '1', bg: '1' } },
      { id: '01a218a2-4d8d-79d9-a42b-5175e85b8e07', text: { en: '4', bg: '4' } },
      { id: '01a218a2-4d8e-793e-a0c1-4fe964c6e36b', text: { en: '11', bg: '11' } },
      { id: '01a218a2-4d8f-758d-952a-b1e22443e0e7', text: { en: '12', bg: '12' }, right: true },
    ],
    source: 'Calendar: every month has 28 days or more',
  },
  {
    id: '01a218a2-4d90-715d-a096-94cb4d6813f5',
    topic: 'everyday',
    text: {
      en: 'A notebook and a pencil cost €1.10 together. The notebook costs €1 more. What does the pencil cost?',
      bg: 'Тетрадка и молив струват общо 1,10 евро. Тетрадката е с 1 евро по-скъпа. Колко струва моливът?',
    },
    answers: [
      { id: '01a218a2-4d91-7ee2-a549-c1ab45a50f81', text: { en: '10 cents', bg: '10 цента' } },
      { id: '01a218a2-4d92-7fd0-8104-21be7401bea9', text: { en: '15 cents', bg: '15 цента' } },
      { id: '01a218a2-4d93-7311-b075-c4eb9cd49518', text: { en: '1 cent', bg: '1 цент' } },
      { id: '01a218a2-4d94-7d61-8a45-3b5bef3e7897', text: { en: '5 cents', bg: '5 цента' }, right: true },
    ],
    source: 'Arithmetic: €0.05 + €1.05 = €1.10',
  },
  {
    id: '01a218a2-4d95-7001-9eed-208e0b53389c',
    topic: 'everyday',
    text: {
      en: 'By how many degrees does the minute hand of a clock turn in five minutes?',
      bg: 'На колко градуса се завърта минутната стрелка на часовника за пет минути?',
    },
    answers: [
      { id: '01a218a2-4d96-7644-be30-2931f8b3902a', text: { en: '5°', bg: '5°' } },
      { id: '01a218a2-4d97-72c3-ac6a-9af65dcc0d98', text: { en: '30°', bg: '30°' }, right: true },
      { id: '01a218a2-4d98-7660-9097-21feb808b515', text: { en: '12°', bg: '12°' } },
      { id: '01a218a2-4d99-7df2-b916-8e13c4514df0', text: { en: '60°', bg: '60°' } },
    ],
    source: 'Geometry: 360° × 5 ÷ 60 = 30°',
  },
  {
    id: '01a218a2-4d9a-7f09-ba5c-060de2dce44c',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'A train leaves at 23:40 and arrives at 1:15. How long is the journey?',
      bg: 'Влак тръгва в 23:40 и пристига в 1:15. Колко продължава пътуването?',
    },
    answers: [
      {
        id: '01a218a2-4d9b-714f-a756-b434318cbc4b',
        text: { en: '1 hour 35 minutes', bg: '1 час и 35 минути' },
        right: true,
      },
      { id: '01a218a2-4d9c-733a-a9a2-6eb93818f77b', text: { en: '1 hour 15 minutes', bg: '1 час и 15 минути' } },
      { id: '01a218a2-4d9d-7f2f-ae07-3e2d6ad9f5af', text: { en: '1 hour 55 minutes', bg: '1 час и 55 минути' } },
      { id: '01a218a2-4d9e-71c0-813e-38888f4a5729', text: { en: '2 hours 35 minutes', bg: '2 часа и 35 минути' } },
    ],
    source: 'Arithmetic: 20 minutes to midnight and 75 minutes after it',
  },
  {
    id: '01a218a2-4d9f-7c5f-bb89-d497d5f04fe5',
    topic: 'everyday',
    text: {
      en: 'Today is Monday. What day will it be in 100 days?',
      bg: 'Днес е понеделник. Кой ден ще бъде след 100 дни?',
    },
    answers: [
      { id: '01a218a2-4da0-7345-95a8-7f81ef00dd54', text: { en: 'Tuesday', bg: 'Вторник' } },
      { id: '01a218a2-4da1-7fc7-bcba-d31438f89c63', text: { en: 'Thursday', bg: 'Четвъртък' } },
      { id: '01a218a2-4da2-7fe7-aac9-6feac47f0892', text: { en: 'Wednesday', bg: 'Сряда' }, right: true },
      { id: '01a218a2-4da3-7936-8ceb-ee1478bca297', text: { en: 'Saturday', bg: 'Събота' } },
    ],
    source: 'Arithmetic: 100 = 14 × 7 + 2',
  },
]
