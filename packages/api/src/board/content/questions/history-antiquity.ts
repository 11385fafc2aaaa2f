import type { Question } from '../types.ts'

export const historyAntiquity: readonly Question[] = [
  {
    id: '01a1f865-288a-7eab-95b5-deac1e777abf',
    topic: 'history',
    forChildren: true,
    text: { en: 'Who built the pyramids of Giza?', bg: 'Кой е построил пирамидите в Гиза?' },
    answers: [
      {
        id: '01a1f865-288b-7bae-a282-552954d7c5cc',
        text: { en: 'The ancient Egyptians', bg: 'Древните египтяни' },
        right: true,
      },
      { id: '01a1f865-288c-7019-89e0-7b4bf0708891', text: { en: 'The Romans', bg: 'Римляните' } },
      { id: '01a1f865-288d-7183-9b29-e0a28d01aabc', text: { en: 'The Aztecs', bg: 'Ацтеките' } },
      { id: '01a1f865-288e-70c1-a816-361717e88efa', text: { en: 'The Vikings', bg: 'Викингите' } },
    ],
    source: 'Encyclopaedia Britannica, “Pyramids of Giza”',
  },
  {
    id: '01a1f865-288f-7a43-b2bd-d55851f60840',
    topic: 'history',
    text: {
      en: 'Which town was buried by the eruption of Vesuvius in AD 79?',
      bg: 'Кой град е затрупан при изригването на Везувий през 79 г.?',
    },
    answers: [
      { id: '01a1f865-2890-7af2-8aa0-e671029d5607', text: { en: 'Pompeii', bg: 'Помпей' }, right: true },
      { id: '01a1f865-2891-7870-b3ce-99238c78897d', text: { en: 'Athens', bg: 'Атина' } },
      { id: '01a1f865-2892-7cdb-9234-89ff0d1b4258', text: { en: 'Alexandria', bg: 'Александрия' } },
      { id: '01a1f865-2893-77ee-8b80-b85062c56ea5', text: { en: 'Carthage', bg: 'Картаген' } },
    ],
    source: 'UNESCO World Heritage List, “Archaeological Areas of Pompei, Herculaneum and Torre Annunziata”',
  },
  {
    id: '01a1f865-289e-7a14-8201-1b079bad752a',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'In which present-day country were the ancient Olympic Games held?',
      bg: 'В коя днешна държава са се провеждали древните олимпийски игри?',
    },
    answers: [
      { id: '01a1f865-289f-7362-8bc9-6d97f4adb350', text: { en: 'Italy', bg: 'Италия' } },
      { id: '01a1f865-28a0-7f40-92b2-831a0cb25bca', text: { en: 'Greece', bg: 'Гърция' }, right: true },
      { id: '01a1f865-28a1-72a2-99cd-0cc71937e870', text: { en: 'Egypt', bg: 'Египет' } },
      { id: '01a1f865-28a2-7361-9173-1330deed8305', text: { en: 'France', bg: 'Франция' } },
    ],
    source: 'Encyclopaedia Britannica, “Olympic Games”',
  },
  {
    id: '01a1f865-28a3-729f-860e-3f5dcb3d5d6b',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'What writing material did the ancient Egyptians make from a plant that grew by the Nile?',
      bg: 'Какъв материал за писане правят древните египтяни от растение край Нил?',
    },
    answers: [
      { id: '01a1f865-28a4-7663-b7ca-d8625548645e', text: { en: 'Silk', bg: 'Коприна' } },
      { id: '01a1f865-28a5-774e-a119-a86dbde6a1c0', text: { en: 'Papyrus', bg: 'Папирус' }, right: true },
      { id: '01a1f865-28a6-7d86-ab5d-109bada1358b', text: { en: 'Parchment', bg: 'Пергамент' } },
      { id: '01a1f865-28a7-7b79-9978-320d28295725', text: { en: 'Birch bark', bg: 'Брезова кора' } },
    ],
    source: 'Encyclopaedia Britannica, “papyrus”',
  },
  {
    id: '01a218a2-4ebc-7360-b64a-853be2a0d56d',
    topic: 'history',
    forChildren: true,
    text: { en: 'Who built the Colosseum?', bg: 'Кой народ построява Колизеума?' },
    answers: [
      { id: '01a218a2-4ebd-7e8b-bf49-0dc13c79155c', text: { en: 'The Greeks', bg: 'Гърците' } },
      { id: '01a218a2-4ebe-74e5-b2b5-d6eb8e2b09e9', text: { en: 'The Romans', bg: 'Римляните' }, right: true },
      { id: '01a218a2-4ebf-7bec-83b5-5dda0214f1be', text: { en: 'The Egyptians', bg: 'Египтяните' } },
      { id: '01a218a2-4ec0-7710-9d99-eed2ed299554', text: { en: 'The Persians', bg: 'Персите' } },
    ],
    source: 'Encyclopaedia Britannica, “Colosseum”',
  },
  {
    id: '01a218a2-4ec1-7477-8056-6cd0cae0d7c1',
    topic: 'history',
    forChildren: true,
    text: { en: 'In which country was paper invented?', bg: 'В коя страна е изобретена хартията?' },
    answers: [
      { id: '01a218a2-4ec2-72ae-8d0e-e2c92ea272ed', text: { en: 'China', bg: 'В Китай' }, right: true },
      { id: '01a218a2-4ec3-7287-81e4-28f2d734f2cd', text: { en: 'Egypt', bg: 'В Египет' } },
      { id: '01a218a2-4ec4-7681-a5e1-f60a453c8117', text: { en: 'Greece', bg: 'В Гърция' } },
      { id: '01a218a2-4ec5-7fbd-b6c9-7acfbb89ab33', text: { en: 'Mexico', bg: 'В Мексико' } },
    ],
    source: 'Encyclopaedia Britannica, “paper”',
  },
  {
    id: '01a218a2-4ec6-7481-a7dd-0ef548d848d1',
    topic: 'history',
    text: { en: 'Who was the first Roman emperor?', bg: 'Кой е първият римски император?' },
    answers: [
      { id: '01a218a2-4ec7-712b-a2a6-81e183f23d07', text: { en: 'Julius Caesar', bg: 'Юлий Цезар' } },
      { id: '01a218a2-4ec8-7997-b694-c2a822cae3fd', text: { en: 'Nero', bg: 'Нерон' } },
      { id: '01a218a2-4ec9-71a4-b52d-024f74023deb', text: { en: 'Constantine', bg: 'Константин' } },
      { id: '01a218a2-4eca-7668-b718-6a06b5c99620', text: { en: 'Augustus', bg: 'Август' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Augustus”',
  },
  {
    id: '01a218a2-4ecb-76a8-92bc-8ef4b126a2ae',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Which general took an army with elephants across the Alps?',
      bg: 'Кой пълководец превежда войска със слонове през Алпите?',
    },
    answers: [
      { id: '01a218a2-4ecc-7c0f-b171-9bc218359f96', text: { en: 'Julius Caesar', bg: 'Юлий Цезар' } },
      { id: '01a218a2-4ecd-76f6-8f95-bb75b99b765e', text: { en: 'Spartacus', bg: 'Спартак' } },
      { id: '01a218a2-4ece-7742-a249-599c40ff9fc3', text: { en: 'Hannibal', bg: 'Ханибал' }, right: true },
      { id: '01a218a2-4ecf-7ac3-8f28-827dab85dc80', text: { en: 'Napoleon', bg: 'Наполеон' } },
    ],
    source: 'Encyclopaedia Britannica, “Hannibal”',
  },
  {
    id: '01a218a2-4ed0-71f0-867f-097da21618d0',
    topic: 'history',
    text: {
      en: 'Which philosopher taught the young Alexander the Great?',
      bg: 'Кой философ е учител на младия Александър Велики?',
    },
    answers: [
      { id: '01a218a2-4ed1-7cbe-9427-cc11f53278a4', text: { en: 'Plato', bg: 'Платон' } },
      { id: '01a218a2-4ed2-7422-a30d-eed480bf4117', text: { en: 'Socrates', bg: 'Сократ' } },
      { id: '01a218a2-4ed3-79d5-8e1e-1a70d599204b', text: { en: 'Aristotle', bg: 'Аристотел' }, right: true },
      { id: '01a218a2-4ed4-732b-a5f0-1e2a0111d455', text: { en: 'Pythagoras', bg: 'Питагор' } },
    ],
    source: 'Encyclopaedia Britannica, “Aristotle”',
  },
  {
    id: '01a218a2-4ed5-76bb-abee-0648b4f68e3e',
    topic: 'history',
    text: {
      en: 'In which city did the Pharos, the most famous lighthouse of antiquity, stand?',
      bg: 'В кой град се издига най-прочутият фар на древността?',
    },
    answers: [
      { id: '01a218a2-4ed6-7044-9473-9555aa3e5408', text: { en: 'Athens', bg: 'В Атина' } },
      { id: '01a218a2-4ed7-74a0-bb14-fb53d2da525d', text: { en: 'Carthage', bg: 'В Картаген' } },
      { id: '01a218a2-4ed8-705c-bdb5-05583927e7ef', text: { en: 'Syracuse', bg: 'В Сиракуза' } },
      { id: '01a218a2-4ed9-75e7-bf75-667fcf825423', text: { en: 'Alexandria', bg: 'В Александрия' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “lighthouse of Alexandria”',
  },
  {
    id: '01a218a2-4eda-7c91-86cf-777bc9734571',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Which of the Seven Wonders of the ancient world still stands?',
      bg: 'Кое от седемте чудеса на древния свят е запазено и днес?',
    },
    answers: [
      { id: '01a218a2-4edb-7d33-982e-219f551a56b1', text: { en: 'The Colossus of Rhodes', bg: 'Родоският колос' } },
      {
        id: '01a218a2-4edc-73d1-97d7-1198aea2915e',
        text: { en: 'The Great Pyramid', bg: 'Голямата пирамида' },
        right: true,
      },
      {
        id: '01a218a2-4edd-746d-8025-e7f219351c58',
        text: { en: 'The Hanging Gardens of Babylon', bg: 'Висящите градини на Вавилон' },
      },
      { id: '01a218a2-4ede-7b2e-9884-f68fe8157b20', text: { en: 'The Temple of Artemis', bg: 'Храмът на Артемида' } },
    ],
    source: 'Encyclopaedia Britannica, “Seven Wonders of the World”',
  },
  {
    id: '01a218a2-4edf-703c-bffb-fc1458a593cc',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Which queen of Egypt was an ally of Julius Caesar and Mark Antony?',
      bg: 'Коя египетска царица е съюзничка на Юлий Цезар и Марк Антоний?',
    },
    answers: [
      { id: '01a218a2-4ee0-7178-8bb0-ce72f1b22d0b', text: { en: 'Cleopatra', bg: 'Клеопатра' }, right: true },
      { id: '01a218a2-4ee1-791a-8fae-15d15ca244ce', text: { en: 'Nefertiti', bg: 'Нефертити' } },
      { id: '01a218a2-4ee2-7198-8c2f-0f53f4bb1a74', text: { en: 'Hatshepsut', bg: 'Хатшепсут' } },
      { id: '01a218a2-4ee3-7e4b-ae53-57f4b1524a2d', text: { en: 'Dido', bg: 'Дидона' } },
    ],
    source: 'Encyclopaedia Britannica, “Cleopatra”',
  },
  {
    id: '01a218a2-4ee4-7918-b383-597b883bdc85',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Whose tomb did Howard Carter find in Egypt in 1922?',
      bg: 'Чия гробница открива Хауърд Картър в Египет през 1922 г.?',
    },
    answers: [
      { id: '01a218a2-4ee5-7282-b13f-9043abfe16d1', text: { en: 'Ramesses II’s', bg: 'На Рамзес II' } },
      { id: '01a218a2-4ee6-7795-a0cc-2a949e163e65', text: { en: 'Khufu’s', bg: 'На Хеопс' } },
      { id: '01a218a2-4ee7-726e-ac8b-0c31953cd3e7', text: { en: 'Tutankhamun’s', bg: 'На Тутанкамон' }, right: true },
      { id: '01a218a2-4ee8-7432-809f-1303c2c59ab8', text: { en: 'Cleopatra’s', bg: 'На Клеопатра' } },
    ],
    source: 'Encyclopaedia Britannica, “Howard Carter”',
  },
  {
    id: '01a218a2-4ee9-71d6-b3f5-61174c1c5129',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'What were the rulers of ancient Egypt called?',
      bg: 'Как са се наричали владетелите на Древен Египет?',
    },
    answers: [
      { id: '01a218a2-4eea-7e94-81f4-2102ddf2bc90', text: { en: 'Sultans', bg: 'Султани' } },
      { id: '01a218a2-4eeb-7759-bc5c-31ac91b09d1c', text: { en: 'Pharaohs', bg: 'Фараони' }, right: true },
      { id: '01a218a2-4eec-7cfb-ace1-fc22ca1373c9', text: { en: 'Khans', bg: 'Ханове' } },
      { id: '01a218a2-4eed-7553-9494-8e3442d7672b', text: { en: 'Shoguns', bg: 'Шогуни' } },
    ],
    source: 'Encyclopaedia Britannica, “pharaoh”',
  },
  {
    id: '01a218a2-4eee-752d-8000-e09c4a58012b',
    topic: 'history',
    text: {
      en: 'Which two cities led the sides in the Peloponnesian War?',
      bg: 'Кои два града водят двете страни в Пелопонеската война?',
    },
    answers: [
      { id: '01a218a2-4eef-72e7-bd3d-44b3e3fcdc57', text: { en: 'Rome and Carthage', bg: 'Рим и Картаген' } },
      { id: '01a218a2-4ef0-7e00-96af-2e4b691b147f', text: { en: 'Thebes and Corinth', bg: 'Тива и Коринт' } },
      { id: '01a218a2-4ef1-7763-9e9f-5b903129b823', text: { en: 'Troy and Mycenae', bg: 'Троя и Микена' } },
      {
        id: '01a218a2-4ef2-7e57-88a3-5e6dc3d1d64f',
        text: { en: 'Athens and Sparta', bg: 'Атина и Спарта' },
        right: true,
      },
    ],
    source: 'Encyclopaedia Britannica, “Peloponnesian War”',
  },
  {
    id: '01a218a2-4ef3-770a-b51e-04985ce8db82',
    topic: 'history',
    text: {
      en: 'Which two metals did people melt together to make bronze?',
      bg: 'Кои два метала са стапяли хората, за да получат бронз?',
    },
    answers: [
      { id: '01a218a2-4ef4-720f-986b-4d739797a56a', text: { en: 'Copper and tin', bg: 'Мед и калай' }, right: true },
      { id: '01a218a2-4ef5-7cec-bfa6-5ecfbb36fe6d', text: { en: 'Iron and gold', bg: 'Желязо и злато' } },
      { id: '01a218a2-4ef6-7b74-8320-f7f814925a1d', text: { en: 'Silver and lead', bg: 'Сребро и олово' } },
      { id: '01a218a2-4ef7-760d-a656-c596bd08f4c7', text: { en: 'Gold and silver', bg: 'Злато и сребро' } },
    ],
    source: 'Encyclopaedia Britannica, “bronze”',
  },
  {
    id: '01a218a2-4ef8-72f6-bef4-e8be10a2a5b2',
    topic: 'history',
    text: { en: 'Whose pupil was the philosopher Plato?', bg: 'Чий ученик е философът Платон?' },
    answers: [
      { id: '01a218a2-4ef9-79f2-bd1e-9c8010ccad6c', text: { en: 'Aristotle’s', bg: 'На Аристотел' } },
      { id: '01a218a2-4efa-7a12-8a89-9be94fcf0b00', text: { en: 'Socrates’', bg: 'На Сократ' }, right: true },
      { id: '01a218a2-4efb-7a53-9ee1-97a5bff51f0c', text: { en: 'Archimedes’', bg: 'На Архимед' } },
      { id: '01a218a2-4efc-7a39-b45f-516b93cf4244', text: { en: 'Homer’s', bg: 'На Омир' } },
    ],
    source: 'Encyclopaedia Britannica, “Plato”',
  },
]
