import type { Question } from '../types.ts'

export const sciencePhysics: readonly Question[] = [
  {
    id: '01a1f865-27a4-7d4a-b242-6eb7f1bd71ba',
    topic: 'science',
    forChildren: true,
    text: { en: 'Which instrument measures air pressure?', bg: 'С кой уред се измерва атмосферното налягане?' },
    answers: [
      { id: '01a1f865-27a5-7fdc-84e3-b5a3e0a57533', text: { en: 'A thermometer', bg: 'С термометър' } },
      { id: '01a1f865-27a6-7fd3-aad8-9202a8a0db0f', text: { en: 'A compass', bg: 'С компас' } },
      { id: '01a1f865-27a7-71d0-af3b-711d6a4df650', text: { en: 'A barometer', bg: 'С барометър' }, right: true },
      { id: '01a1f865-27a8-782f-b8e1-dec4919f6daa', text: { en: 'A speedometer', bg: 'Със скоростомер' } },
    ],
    source: 'Encyclopaedia Britannica, “barometer”',
  },
  {
    id: '01a1f865-27a9-798a-9d11-226ed59f77ef',
    topic: 'science',
    text: { en: 'What is at the centre of an atom?', bg: 'Какво има в центъра на атома?' },
    answers: [
      { id: '01a1f865-27aa-798e-bdbb-faa94eca5749', text: { en: 'A cell', bg: 'Клетка' } },
      { id: '01a1f865-27ab-70b0-9dbc-2e9766794f09', text: { en: 'A molecule', bg: 'Молекула' } },
      { id: '01a1f865-27ac-71af-ba63-55124f0c1848', text: { en: 'A nucleus', bg: 'Ядро' }, right: true },
      { id: '01a1f865-27ad-7837-899e-a0ab0e20c3fb', text: { en: 'A crystal', bg: 'Кристал' } },
    ],
    source: 'Encyclopaedia Britannica, “atom”',
  },
  {
    id: '01a1f865-27ae-7d82-888b-59305ed9cc4a',
    topic: 'science',
    text: {
      en: 'In which unit is electrical resistance measured?',
      bg: 'В какви единици се измерва електрическото съпротивление?',
    },
    answers: [
      { id: '01a1f865-27af-749d-84d3-d265fe6528a0', text: { en: 'Amperes', bg: 'Ампери' } },
      { id: '01a1f865-27b0-7d84-8beb-33efd08c3b42', text: { en: 'Ohms', bg: 'Омове' }, right: true },
      { id: '01a1f865-27b1-7d68-8110-abde36daa1f7', text: { en: 'Watts', bg: 'Ватове' } },
      { id: '01a1f865-27b2-7484-99aa-0a7bff098192', text: { en: 'Volts', bg: 'Волтове' } },
    ],
    source: 'BIPM, “The International System of Units (SI)”: ohm',
  },
  {
    id: '01a1f865-27b3-7faf-b3e8-c576437f5e14',
    topic: 'science',
    forChildren: true,
    text: { en: 'Which of these is the fastest?', bg: 'Кое от изброените е най-бързо?' },
    answers: [
      { id: '01a1f865-27b4-7bbd-b57a-d450a6ae0973', text: { en: 'Sound', bg: 'Звукът' } },
      { id: '01a1f865-27b5-71d3-a963-80c4d0dde468', text: { en: 'Light', bg: 'Светлината' }, right: true },
      { id: '01a1f865-27b6-74a4-b0ed-2d731ce66f27', text: { en: 'A passenger jet', bg: 'Пътническият самолет' } },
      { id: '01a1f865-27b7-7d59-bac6-b6d71b909837', text: { en: 'A bullet', bg: 'Куршумът' } },
    ],
    source: 'Encyclopaedia Britannica, “light”',
  },
  {
    id: '01a1f865-27b8-7996-a695-2c4cfac42c1f',
    topic: 'science',
    text: {
      en: 'Who set out the law of universal gravitation in a book of 1687?',
      bg: 'Кой излага закона за всеобщото привличане в книга от 1687 г.?',
    },
    answers: [
      { id: '01a1f865-27b9-7f7f-b88c-a100dadb6ce6', text: { en: 'Galileo Galilei', bg: 'Галилео Галилей' } },
      { id: '01a1f865-27ba-7731-bd59-112143b10f87', text: { en: 'Albert Einstein', bg: 'Алберт Айнщайн' } },
      { id: '01a1f865-27bb-77d3-a579-fe229d69d971', text: { en: 'Isaac Newton', bg: 'Исак Нютон' }, right: true },
      { id: '01a1f865-27bc-7891-a02e-b60a72ca0678', text: { en: 'Charles Darwin', bg: 'Чарлс Дарвин' } },
    ],
    source: 'Isaac Newton, “Philosophiae Naturalis Principia Mathematica” (1687)',
  },
  {
    id: '01a218a5-dc85-7817-aa2c-264cad1717a1',
    topic: 'science',
    forChildren: true,
    text: { en: 'Why does the sky look blue by day?', bg: 'Защо небето изглежда синьо през деня?' },
    answers: [
      {
        id: '01a218a5-dc86-77d9-b1bb-f8183bc2b43e',
        text: { en: 'It mirrors the blue ocean', bg: 'Отразява сините океани' },
      },
      {
        id: '01a218a5-dc87-7433-8e27-ef4b901bffd9',
        text: { en: 'The air holds blue dust', bg: 'Във въздуха има сини прашинки' },
      },
      { id: '01a218a5-dc88-736d-9ff1-686478e33434', text: { en: 'Space itself is blue', bg: 'Самият Космос е син' } },
      {
        id: '01a218a5-dc89-758c-b9ff-60a9ab89188c',
        text: { en: 'Air scatters blue light more than red', bg: 'Въздухът разсейва сините лъчи повече от червените' },
        right: true,
      },
    ],
    source: 'NASA Space Place, “Why Is the Sky Blue?”',
  },
  {
    id: '01a218a5-dc8f-74b1-89d4-7f8239dc48b0',
    topic: 'science',
    text: {
      en: 'Who published the special theory of relativity in 1905?',
      bg: 'Кой публикува специалната теория на относителността през 1905 г.?',
    },
    answers: [
      {
        id: '01a218a5-dc90-7e2a-a1d8-d3de5d8afec0',
        text: { en: 'Albert Einstein', bg: 'Алберт Айнщайн' },
        right: true,
      },
      { id: '01a218a5-dc91-79d5-ab1f-d91d9213d98c', text: { en: 'Niels Bohr', bg: 'Нилс Бор' } },
      { id: '01a218a5-dc92-7534-8fa9-cb0fdf18d6ec', text: { en: 'Isaac Newton', bg: 'Исак Нютон' } },
      { id: '01a218a5-dc93-7a6a-a774-e2281cd3c341', text: { en: 'Max Planck', bg: 'Макс Планк' } },
    ],
    source: 'Encyclopaedia Britannica, “special relativity”',
  },
  {
    id: '01a218a5-dc99-7c37-aad0-369099c48e86',
    topic: 'science',
    text: {
      en: 'Which colour of light does a glass prism bend the most?',
      bg: 'Кой цвят се пречупва най-силно в стъклена призма?',
    },
    answers: [
      { id: '01a218a5-dc9a-7aa6-97d2-2b89154a3a47', text: { en: 'Red', bg: 'Червеният' } },
      { id: '01a218a5-dc9b-7d7a-8c1c-26eeeb2bd7d5', text: { en: 'Violet', bg: 'Виолетовият' }, right: true },
      { id: '01a218a5-dc9c-7642-a244-8f849550fdb8', text: { en: 'Yellow', bg: 'Жълтият' } },
      { id: '01a218a5-dc9d-73fa-8353-72e7b8d7fa96', text: { en: 'Green', bg: 'Зеленият' } },
    ],
    source: 'Encyclopaedia Britannica, “prism” (optics)',
  },
  {
    id: '01a218a5-dc9e-7877-839e-69c94a08b565',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Which force slows down a ball that rolls over the grass?',
      bg: 'Коя сила забавя топката, която се търкаля по тревата?',
    },
    answers: [
      { id: '01a218a5-dc9f-75e4-9cce-46a176086c9c', text: { en: 'Magnetism', bg: 'Магнетизмът' } },
      { id: '01a218a5-dca0-795a-97b2-3582106bcfe4', text: { en: 'Friction', bg: 'Триенето' }, right: true },
      {
        id: '01a218a5-dca1-70bd-8fdb-9fbf51cb4edd',
        text: { en: 'The pull of the Moon', bg: 'Привличането на Луната' },
      },
      { id: '01a218a5-dca2-70e9-87b0-7ef240055f90', text: { en: 'Electricity', bg: 'Електричеството' } },
    ],
    source: 'Encyclopaedia Britannica, “friction”',
  },
  {
    id: '01a218a5-dca8-773c-afcc-e73e2f61e6b9',
    topic: 'science',
    text: { en: 'Which of these particles has a negative charge?', bg: 'Коя от тези частици има отрицателен заряд?' },
    answers: [
      { id: '01a218a5-dca9-7bc1-88b4-89e98adfce85', text: { en: 'The electron', bg: 'Електронът' }, right: true },
      { id: '01a218a5-dcaa-70fa-bf5c-8717450d0330', text: { en: 'The proton', bg: 'Протонът' } },
      { id: '01a218a5-dcab-73e1-adab-603e12a63f77', text: { en: 'The neutron', bg: 'Неутронът' } },
      { id: '01a218a5-dcac-74c5-82ce-a8cc4f38268f', text: { en: 'The photon', bg: 'Фотонът' } },
    ],
    source: 'Encyclopaedia Britannica, “subatomic particle”',
  },
  {
    id: '01a218a5-dcad-71c5-adff-77d9f7b74e47',
    topic: 'science',
    forChildren: true,
    text: { en: 'Which of these things does a magnet attract?', bg: 'Кое от тези неща се привлича от магнит?' },
    answers: [
      { id: '01a218a5-dcae-7d5c-98d8-9ad53430fa1d', text: { en: 'A wooden spoon', bg: 'Дървена лъжица' } },
      { id: '01a218a5-dcaf-7eae-a53f-ec1c02f1c8ec', text: { en: 'A glass marble', bg: 'Стъклено топче' } },
      { id: '01a218a5-dcb0-7a84-8ccf-9c298f7b63c0', text: { en: 'A gold ring', bg: 'Златен пръстен' } },
      { id: '01a218a5-dcb1-74ef-b8e3-ce782588ab39', text: { en: 'A steel needle', bg: 'Стоманена игла' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “ferromagnetism”',
  },
]
