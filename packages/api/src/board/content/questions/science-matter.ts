import type { Question } from '../types.ts'

export const scienceMatter: readonly Question[] = [
  {
    id: '01a1f865-278b-78a9-8779-93e6492b7feb',
    topic: 'science',
    forChildren: true,
    text: { en: 'Which two elements is water made of?', bg: 'От кои два елемента се състои водата?' },
    answers: [
      { id: '01a1f865-278c-7530-9264-306117da3094', text: { en: 'Sodium and chlorine', bg: 'Натрий и хлор' } },
      { id: '01a1f865-278d-7eec-9090-6d2888ced4fc', text: { en: 'Carbon and oxygen', bg: 'Въглерод и кислород' } },
      {
        id: '01a1f865-278e-7c8a-a255-17b853c6738b',
        text: { en: 'Hydrogen and oxygen', bg: 'Водород и кислород' },
        right: true,
      },
      { id: '01a1f865-278f-765c-8173-b5dd0952e58c', text: { en: 'Hydrogen and nitrogen', bg: 'Водород и азот' } },
    ],
    source: 'Encyclopaedia Britannica, “water”',
  },
  {
    id: '01a1f865-2790-7378-9ba0-23d2938408ab',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'At what temperature does pure water boil at sea level?',
      bg: 'При каква температура кипи чистата вода на морското равнище?',
    },
    answers: [
      { id: '01a1f865-2791-7509-ac4b-8edd25cec379', text: { en: '80 °C', bg: '80 °C' } },
      { id: '01a1f865-2792-723b-9943-dffdf7f3d1ae', text: { en: '60 °C', bg: '60 °C' } },
      { id: '01a1f865-2793-7043-a6f9-130400355c20', text: { en: '100 °C', bg: '100 °C' }, right: true },
      { id: '01a1f865-2794-7da0-8632-ec3166c4448b', text: { en: '150 °C', bg: '150 °C' } },
    ],
    source: 'Encyclopaedia Britannica, “boiling point”',
  },
  {
    id: '01a1f865-2795-7b67-90ff-a3aa8a62c79e',
    topic: 'science',
    forChildren: true,
    text: { en: 'Which of these minerals is the hardest?', bg: 'Кой от тези минерали е най-твърд?' },
    answers: [
      { id: '01a1f865-2796-7f6d-9702-68b1758f84ac', text: { en: 'Talc', bg: 'Талкът' } },
      { id: '01a1f865-2797-7d7d-8e63-ffca82c538a9', text: { en: 'Diamond', bg: 'Диамантът' }, right: true },
      { id: '01a1f865-2798-7c0e-aedd-e9204d92117b', text: { en: 'Gypsum', bg: 'Гипсът' } },
      { id: '01a1f865-2799-700c-8dcd-a69f54c90a25', text: { en: 'Quartz', bg: 'Кварцът' } },
    ],
    source: 'Encyclopaedia Britannica, “Mohs hardness”',
  },
  {
    id: '01a1f865-279a-72a1-bb01-0f340fb28e8b',
    topic: 'science',
    text: { en: 'Which metal has the chemical symbol Au?', bg: 'Кой метал се означава с химичния знак Au?' },
    answers: [
      { id: '01a1f865-279b-71a9-b30c-610ffd9edbd7', text: { en: 'Copper', bg: 'Медта' } },
      { id: '01a1f865-279c-7823-ac9b-30805096fa08', text: { en: 'Aluminium', bg: 'Алуминият' } },
      { id: '01a1f865-279d-7518-8ec5-0e6f3205c74a', text: { en: 'Gold', bg: 'Златото' }, right: true },
      { id: '01a1f865-279e-7853-9669-1e2f995ef0a7', text: { en: 'Silver', bg: 'Среброто' } },
    ],
    source: 'Encyclopaedia Britannica, “gold”',
  },
  {
    id: '01a1f865-279f-75f7-a199-e3166a5abd30',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Which gas makes up most of the air we breathe?',
      bg: 'Кой газ съставлява най-голямата част от въздуха, който дишаме?',
    },
    answers: [
      { id: '01a1f865-27a0-7484-9b59-b3a13a425e67', text: { en: 'Oxygen', bg: 'Кислородът' } },
      { id: '01a1f865-27a1-7ce0-99f0-c0106e8c9511', text: { en: 'Nitrogen', bg: 'Азотът' }, right: true },
      { id: '01a1f865-27a2-7c6c-acbc-37b6487aeb41', text: { en: 'Hydrogen', bg: 'Водородът' } },
      { id: '01a1f865-27a3-7cc1-ba33-38cb3ef2bec9', text: { en: 'Carbon dioxide', bg: 'Въглеродният диоксид' } },
    ],
    source: 'Encyclopaedia Britannica, “air”',
  },
  {
    id: '01a1f865-27a4-7d4a-b242-6eb7f1bd71ba',
    topic: 'science',
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
    id: '01a1f865-27bd-7a8c-840a-29866997e283',
    topic: 'science',
    text: { en: 'Who discovered penicillin in 1928?', bg: 'Кой открива пеницилина през 1928 г.?' },
    answers: [
      {
        id: '01a1f865-27be-75d0-8b9b-c4a8bfcb9dae',
        text: { en: 'Alexander Fleming', bg: 'Александър Флеминг' },
        right: true,
      },
      { id: '01a1f865-27bf-7630-a522-62ff349a12f4', text: { en: 'Marie Curie', bg: 'Мария Кюри' } },
      { id: '01a1f865-27c0-7b3d-9eb5-99ff19866fa9', text: { en: 'Louis Pasteur', bg: 'Луи Пастьор' } },
      { id: '01a1f865-27c1-7df5-bc49-769c9c51a02c', text: { en: 'Robert Koch', bg: 'Роберт Кох' } },
    ],
    source: 'Encyclopaedia Britannica, “Alexander Fleming”',
  },
  {
    id: '01a1f865-27c2-7b3c-8b46-aea53abffe7b',
    topic: 'science',
    text: {
      en: 'Which of these elements did Marie and Pierre Curie discover?',
      bg: 'Кой от тези елементи е открит от Мария и Пиер Кюри?',
    },
    answers: [
      { id: '01a1f865-27c3-76f6-a384-1350d5c8e86a', text: { en: 'Iron', bg: 'Желязото' } },
      { id: '01a1f865-27c4-7379-b27c-554f10a847b9', text: { en: 'Helium', bg: 'Хелият' } },
      { id: '01a1f865-27c5-7271-9a7d-6923b16133e1', text: { en: 'Oxygen', bg: 'Кислородът' } },
      { id: '01a1f865-27c6-7849-a315-1b21e98bd651', text: { en: 'Radium', bg: 'Радият' }, right: true },
    ],
    source: 'The Nobel Prize in Chemistry 1911, nobelprize.org',
  },
]
