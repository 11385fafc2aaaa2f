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
  {
    id: '01a218a5-dc8a-7966-bb79-65dd3a7a82c3',
    topic: 'science',
    text: {
      en: 'At how many degrees Fahrenheit does water freeze?',
      bg: 'При колко градуса по Фаренхайт замръзва водата?',
    },
    answers: [
      { id: '01a218a5-dc8b-7087-ae12-b75f0bcb6eac', text: { en: '0', bg: '0' } },
      { id: '01a218a5-dc8c-70e4-91d0-eb963bc449b5', text: { en: '100', bg: '100' } },
      { id: '01a218a5-dc8d-7796-a0e7-108c6c2c82ca', text: { en: '32', bg: '32' }, right: true },
      { id: '01a218a5-dc8e-7dda-b811-a0c9063ccd1d', text: { en: '12', bg: '12' } },
    ],
    source: 'Encyclopaedia Britannica, “Fahrenheit temperature scale”',
  },
  {
    id: '01a218a5-dc94-7720-9c4c-1d60364e89ab',
    topic: 'science',
    text: {
      en: 'Who arranged the chemical elements in a periodic table in 1869?',
      bg: 'Кой подрежда химичните елементи в периодична таблица през 1869 г.?',
    },
    answers: [
      { id: '01a218a5-dc95-7986-8003-dd0a88fff648', text: { en: 'Antoine Lavoisier', bg: 'Антоан Лавоазие' } },
      { id: '01a218a5-dc96-7bd3-9e83-b11b53be7ed5', text: { en: 'John Dalton', bg: 'Джон Далтон' } },
      { id: '01a218a5-dc97-7411-b53f-1f5df0f289c3', text: { en: 'Marie Curie', bg: 'Мария Кюри' } },
      {
        id: '01a218a5-dc98-76c8-8b54-fe3e85ed40d9',
        text: { en: 'Dmitri Mendeleev', bg: 'Дмитрий Менделеев' },
        right: true,
      },
    ],
    source: 'Encyclopaedia Britannica, “Dmitri Mendeleev”',
  },
  {
    id: '01a218a5-dca3-717f-88e0-d33a518ee512',
    topic: 'science',
    text: {
      en: 'How cold is absolute zero, the lowest temperature there can be?',
      bg: 'Колко градуса е абсолютната нула, най-ниската възможна температура?',
    },
    answers: [
      { id: '01a218a5-dca4-793b-81aa-af033acc5749', text: { en: 'About −100 °C', bg: 'Около −100 °C' } },
      { id: '01a218a5-dca5-7acb-8c85-e4896bfc7d05', text: { en: 'About −459 °C', bg: 'Около −459 °C' } },
      { id: '01a218a5-dca6-7066-bbf3-44007a5a63ac', text: { en: 'About −273 °C', bg: 'Около −273 °C' }, right: true },
      { id: '01a218a5-dca7-77a0-9d1b-b7d68cb750fd', text: { en: 'About −1000 °C', bg: 'Около −1000 °C' } },
    ],
    source: 'BIPM, “The International System of Units (SI)”: kelvin',
  },
]
