import type { Question } from '../types.ts'

export const sportContests: readonly Question[] = [
  {
    id: '01a1f865-28f8-7851-a2e8-47ca15590995',
    topic: 'sport',
    forChildren: true,
    text: { en: 'How many rings are there on the Olympic flag?', bg: 'Колко кръга има на олимпийското знаме?' },
    answers: [
      { id: '01a1f865-28f9-7da7-b5e8-5bab7a8741ba', text: { en: 'Five', bg: 'Пет' }, right: true },
      { id: '01a1f865-28fa-7532-bd80-6534650374b5', text: { en: 'Seven', bg: 'Седем' } },
      { id: '01a1f865-28fb-70d0-856c-cb8c96ffc7f9', text: { en: 'Six', bg: 'Шест' } },
      { id: '01a1f865-28fc-7cd3-bb9d-17fc4d311ba2', text: { en: 'Four', bg: 'Четири' } },
    ],
    source: 'Olympic Charter, “The Olympic symbol”',
  },
  {
    id: '01a1f865-28fd-70bd-8e12-e64781c220f1',
    topic: 'sport',
    forChildren: true,
    text: { en: 'About how long is a marathon?', bg: 'Колко приблизително е дълъг маратонът?' },
    answers: [
      { id: '01a1f865-28fe-7ee3-935e-d35cfba2f3e8', text: { en: '42 kilometres', bg: '42 километра' }, right: true },
      { id: '01a1f865-28ff-7ac7-9455-37980755cf4f', text: { en: '10 kilometres', bg: '10 километра' } },
      { id: '01a1f865-2900-7351-a249-62b6f7447a51', text: { en: '100 kilometres', bg: '100 километра' } },
      { id: '01a1f865-2901-75fe-a086-b36b47a0b165', text: { en: '30 kilometres', bg: '30 километра' } },
    ],
    source: 'World Athletics, “Marathon”',
  },
  {
    id: '01a218a2-4d04-732b-8416-5f5c02f905be',
    topic: 'sport',
    forChildren: true,
    text: { en: 'How long is an Olympic swimming pool?', bg: 'Колко е дълъг олимпийският плувен басейн?' },
    answers: [
      { id: '01a218a2-4d05-79ae-813c-ad724c41274a', text: { en: '25 metres', bg: '25 метра' } },
      { id: '01a218a2-4d06-7291-a963-c2cc337cd4d7', text: { en: '75 metres', bg: '75 метра' } },
      { id: '01a218a2-4d07-7696-859e-f1a972dadba8', text: { en: '50 metres', bg: '50 метра' }, right: true },
      { id: '01a218a2-4d08-7f31-8409-e4664483371d', text: { en: '100 metres', bg: '100 метра' } },
    ],
    source: 'World Aquatics, Facilities Rules',
  },
  {
    id: '01a218a2-4d09-7ee9-a4f6-312da0b536fe',
    topic: 'sport',
    forChildren: true,
    text: { en: 'Which two sports make up the biathlon?', bg: 'Кои два спорта се съчетават в биатлона?' },
    answers: [
      { id: '01a218a2-4d0a-7210-bd22-0dea193b0130', text: { en: 'Swimming and running', bg: 'Плуване и бягане' } },
      { id: '01a218a2-4d0b-73a8-85ca-9acab1595b38', text: { en: 'Cycling and rowing', bg: 'Колоездене и гребане' } },
      {
        id: '01a218a2-4d0c-7e84-aaf9-e2dec1decf87',
        text: { en: 'Skating and ski jumping', bg: 'Кънки и ски скокове' },
      },
      {
        id: '01a218a2-4d0d-7b52-bbdf-bc221eaf8cee',
        text: { en: 'Cross-country skiing and shooting', bg: 'Ски бягане и стрелба' },
        right: true,
      },
    ],
    source: 'Encyclopaedia Britannica, “biathlon”',
  },
  {
    id: '01a218a2-4d0e-7a77-a648-55216ea97e60',
    topic: 'sport',
    text: {
      en: 'In which order do athletes complete the parts of a triathlon?',
      bg: 'В какъв ред следват дисциплините в триатлона?',
    },
    answers: [
      {
        id: '01a218a2-4d0f-7f1e-93a6-6556b7982e00',
        text: { en: 'Running, swimming, cycling', bg: 'Бягане, плуване, колоездене' },
      },
      {
        id: '01a218a2-4d10-7fc8-9870-90c54afa3d23',
        text: { en: 'Swimming, cycling, running', bg: 'Плуване, колоездене, бягане' },
        right: true,
      },
      {
        id: '01a218a2-4d11-763c-95ce-9b0f23139310',
        text: { en: 'Cycling, running, swimming', bg: 'Колоездене, бягане, плуване' },
      },
      {
        id: '01a218a2-4d12-7786-b6d6-cee4aacc715f',
        text: { en: 'Swimming, running, cycling', bg: 'Плуване, бягане, колоездене' },
      },
    ],
    source: 'Encyclopaedia Britannica, “triathlon”',
  },
  {
    id: '01a218a2-4d2c-7ba2-b795-8ad2a3f462b6',
    topic: 'sport',
    text: { en: 'In which country did taekwondo originate?', bg: 'В коя страна възниква таекуондото?' },
    answers: [
      { id: '01a218a2-4d2d-7438-8c45-670b7c5591af', text: { en: 'Japan', bg: 'В Япония' } },
      { id: '01a218a2-4d2e-7cae-8a07-10613903ab49', text: { en: 'China', bg: 'В Китай' } },
      { id: '01a218a2-4d2f-78de-8f7c-b8be97a315be', text: { en: 'Thailand', bg: 'В Тайланд' } },
      { id: '01a218a2-4d30-754b-b5d4-240f36cb0d9c', text: { en: 'Korea', bg: 'В Корея' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “tae kwon do”',
  },
  {
    id: '01a218a2-4d31-7702-b51f-33d3a7c6f7d7',
    topic: 'sport',
    text: {
      en: 'What colour is the jersey of the overall leader of the Tour de France?',
      bg: 'Какъв цвят е фланелката на водача в генералното класиране на Тур дьо Франс?',
    },
    answers: [
      { id: '01a218a2-4d32-7f51-8501-2c984c5a700b', text: { en: 'Pink', bg: 'Розов' } },
      { id: '01a218a2-4d33-7727-8bfd-eb863fc42ab7', text: { en: 'Yellow', bg: 'Жълт' }, right: true },
      { id: '01a218a2-4d34-7dba-95d7-e32f3a4973a9', text: { en: 'Green', bg: 'Зелен' } },
      { id: '01a218a2-4d35-7ba3-bcaa-716ae5150735', text: { en: 'Red', bg: 'Червен' } },
    ],
    source: 'Encyclopaedia Britannica, “Tour de France”',
  },
  {
    id: '01a218a2-4d3b-732a-9240-3534515ab57b',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'In which sport do players sweep the ice in front of a sliding stone?',
      bg: 'В кой спорт играчите търкат леда с четки пред плъзгащ се камък?',
    },
    answers: [
      { id: '01a218a2-4d3c-7512-9d50-9e74bfeacbd1', text: { en: 'Ice hockey', bg: 'В хокея на лед' } },
      { id: '01a218a2-4d3d-7a73-be28-2a324d9e6078', text: { en: 'Bobsleigh', bg: 'В бобслея' } },
      { id: '01a218a2-4d3e-754d-be30-2b64d1ca8147', text: { en: 'Curling', bg: 'В кърлинга' }, right: true },
      { id: '01a218a2-4d3f-737c-b2ce-a2b72fc74f2e', text: { en: 'Speed skating', bg: 'В бързото пързаляне с кънки' } },
    ],
    source: 'World Curling, “The Rules of Curling”',
  },
  {
    id: '01a218a2-4d40-7af1-b93c-4e23921b84a0',
    topic: 'sport',
    text: { en: 'What is the marathon race named after?', bg: 'На какво е наречено маратонското бягане?' },
    answers: [
      { id: '01a218a2-4d41-72cb-9363-4bb29404012c', text: { en: 'A Roman emperor', bg: 'На римски император' } },
      {
        id: '01a218a2-4d42-7b07-809b-2578694a4186',
        text: { en: 'A place in Greece', bg: 'На място в Гърция' },
        right: true,
      },
      { id: '01a218a2-4d43-736e-832d-077e131eb11a', text: { en: 'A Persian city', bg: 'На персийски град' } },
      { id: '01a218a2-4d44-768d-a404-f14ee7fb5260', text: { en: 'A god of speed', bg: 'На бог на бързината' } },
    ],
    source: 'Encyclopaedia Britannica, “marathon”',
  },
  {
    id: '01a218a2-4d45-7eb6-b176-0911981ee5b7',
    topic: 'sport',
    text: {
      en: 'What do the words “Citius, altius, fortius” in the Olympic motto mean?',
      bg: 'Какво означават думите „Citius, altius, fortius“ в олимпийския девиз?',
    },
    answers: [
      {
        id: '01a218a2-4d46-702c-875c-123088a08435',
        text: { en: 'Peace, honour, friendship', bg: 'Мир, чест, приятелство' },
      },
      { id: '01a218a2-4d47-708f-81f9-29295a5bbc25', text: { en: 'Earth, water, sky', bg: 'Земя, вода, небе' } },
      {
        id: '01a218a2-4d48-7063-bcf4-5ca2515abf98',
        text: { en: 'Courage, skill, victory', bg: 'Смелост, умение, победа' },
      },
      {
        id: '01a218a2-4d49-7a0c-bb74-97aaefde93b2',
        text: { en: 'Faster, higher, stronger', bg: 'По-бързо, по-високо, по-силно' },
        right: true,
      },
    ],
    source: 'Olympic Charter, “The Olympic motto”',
  },
  {
    id: '01a218a2-4d4a-771b-98e0-f79749730921',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'Which of these is not used in rhythmic gymnastics?',
      bg: 'Кое от изброените не се използва в художествената гимнастика?',
    },
    answers: [
      { id: '01a218a2-4d4b-7844-94f5-c55e01476ad1', text: { en: 'The ribbon', bg: 'Лентата' } },
      { id: '01a218a2-4d4c-7162-814a-2bcc6b162c84', text: { en: 'The hoop', bg: 'Обръчът' } },
      {
        id: '01a218a2-4d4d-70e8-b37d-443c91750a1f',
        text: { en: 'The pommel horse', bg: 'Конят с гривни' },
        right: true,
      },
      { id: '01a218a2-4d4e-7648-8fda-2bb1e30e9304', text: { en: 'The ball', bg: 'Топката' } },
    ],
    source: 'International Gymnastics Federation, “Rhythmic Gymnastics”',
  },
  {
    id: '01a218a2-4d4f-7be6-82d9-3fb3d9fef016',
    topic: 'sport',
    text: {
      en: 'Which lift goes with the snatch in an Olympic weightlifting contest?',
      bg: 'Кое движение допълва изхвърлянето в състезанията по вдигане на тежести?',
    },
    answers: [
      {
        id: '01a218a2-4d50-7268-b99d-12b84d7642fb',
        text: { en: 'The clean and jerk', bg: 'Изтласкването' },
        right: true,
      },
      { id: '01a218a2-4d51-7e87-ac2d-8c9fab507b8c', text: { en: 'The bench press', bg: 'Вдигането от лежанка' } },
      { id: '01a218a2-4d52-70a3-b20b-1590ed5c49b8', text: { en: 'The deadlift', bg: 'Мъртвата тяга' } },
      { id: '01a218a2-4d53-71d3-b7cb-5c1e523fa674', text: { en: 'The squat', bg: 'Клекът с щанга' } },
    ],
    source: 'Encyclopaedia Britannica, “weightlifting”',
  },
  {
    id: '01a218a2-4d54-7cf2-8f75-990bd8c007aa',
    topic: 'sport',
    text: { en: 'Which is the fastest of the four swimming strokes?', bg: 'Кой от четирите плувни стила е най-бърз?' },
    answers: [
      { id: '01a218a2-4d55-7707-ba20-c9f449e4b456', text: { en: 'Butterfly', bg: 'Бътерфлаят' } },
      { id: '01a218a2-4d56-7fb6-8e68-b3948456be31', text: { en: 'Breaststroke', bg: 'Брустът' } },
      { id: '01a218a2-4d57-737d-a35d-f1f76d6afc5d', text: { en: 'Backstroke', bg: 'Плуването по гръб' } },
      { id: '01a218a2-4d58-7600-b171-3c8037c75323', text: { en: 'Front crawl', bg: 'Кроулът' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “swimming” (sport)',
  },
  {
    id: '01a218a2-4d59-7590-9082-966fd574125e',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'What do the runners of a relay race hand to one another?',
      bg: 'Какво си предават бегачите в щафетата?',
    },
    answers: [
      { id: '01a218a2-4d5a-76d5-928e-5aeeb5c2601b', text: { en: 'A baton', bg: 'Палка' }, right: true },
      { id: '01a218a2-4d5b-7dd2-aba3-bf45d256607b', text: { en: 'A torch', bg: 'Факел' } },
      { id: '01a218a2-4d5c-735f-b9ba-4759943af4cf', text: { en: 'A flag', bg: 'Знаме' } },
      { id: '01a218a2-4d5d-74fa-9beb-8eda096fa932', text: { en: 'A medal', bg: 'Медал' } },
    ],
    source: 'Encyclopaedia Britannica, “relay race”',
  },
  {
    id: '01a218a2-4d5e-7361-822c-4413b8ae6925',
    topic: 'sport',
    forChildren: true,
    text: {
      en: 'How many years usually pass between two Summer Olympic Games?',
      bg: 'Колко години обикновено минават между две летни олимпийски игри?',
    },
    answers: [
      { id: '01a218a2-4d5f-73b5-b977-73aa533d061a', text: { en: 'Two', bg: 'Две' } },
      { id: '01a218a2-4d60-7a90-bd48-81c096ba954f', text: { en: 'Four', bg: 'Четири' }, right: true },
      { id: '01a218a2-4d61-761e-8ddf-862c8e997a94', text: { en: 'Three', bg: 'Три' } },
      { id: '01a218a2-4d62-7d21-9058-3d2cb99f600b', text: { en: 'Five', bg: 'Пет' } },
    ],
    source: 'Olympic Charter, “Celebration of the Olympic Games”',
  },
]
