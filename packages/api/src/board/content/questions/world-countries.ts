import type { Question } from '../types.ts'

export const worldCountries: readonly Question[] = [
  {
    id: '01a1f865-2821-7676-8f5f-464249eb7f37',
    topic: 'world',
    forChildren: true,
    text: { en: 'Which country looks like a boot on the map?', bg: 'Коя държава прилича на ботуш върху картата?' },
    answers: [
      { id: '01a1f865-2822-7a2d-b65d-100e85262ee8', text: { en: 'Norway', bg: 'Норвегия' } },
      { id: '01a1f865-2823-7e6e-91ae-958a50790248', text: { en: 'Spain', bg: 'Испания' } },
      { id: '01a1f865-2824-7892-a228-a9ba8a2fc6d0', text: { en: 'Poland', bg: 'Полша' } },
      { id: '01a1f865-2825-725f-8153-91769ee7ebd5', text: { en: 'Italy', bg: 'Италия' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Italy”',
  },
  {
    id: '01a1f865-2835-7b09-aab7-8e5ec1824f21',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'In which country is the Inca city of Machu Picchu?',
      bg: 'В коя държава се намира градът на инките Мачу Пикчу?',
    },
    answers: [
      { id: '01a1f865-2836-72cb-95bc-68429683779f', text: { en: 'Mexico', bg: 'Мексико' } },
      { id: '01a1f865-2837-7a8c-b983-5d9b864eea3e', text: { en: 'Egypt', bg: 'Египет' } },
      { id: '01a1f865-2838-7665-8cba-b39aa6aed254', text: { en: 'Brazil', bg: 'Бразилия' } },
      { id: '01a1f865-2839-728e-b5e0-1e15b4b7817d', text: { en: 'Peru', bg: 'Перу' }, right: true },
    ],
    source: 'UNESCO World Heritage List, “Historic Sanctuary of Machu Picchu”',
  },
  {
    id: '01a1f865-283f-784c-a84a-05a7e6c2a984',
    topic: 'world',
    forChildren: true,
    text: { en: 'Which language do most people in Brazil speak?', bg: 'На кой език говорят повечето хора в Бразилия?' },
    answers: [
      { id: '01a1f865-2840-7d68-a1e4-8e2fd6726486', text: { en: 'French', bg: 'На френски' } },
      { id: '01a1f865-2841-76a9-8dd6-7fe2e0d5451f', text: { en: 'Italian', bg: 'На италиански' } },
      { id: '01a1f865-2842-78d7-9d5f-ca7850bc4b9c', text: { en: 'Portuguese', bg: 'На португалски' }, right: true },
      { id: '01a1f865-2843-7669-8d7f-1626c0b9cb25', text: { en: 'Spanish', bg: 'На испански' } },
    ],
    source: 'Encyclopaedia Britannica, “Brazil”',
  },
  {
    id: '01a218a5-c206-7e1e-b008-d40d4d63e3ae',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Which is the smallest country in the world by area?',
      bg: 'Коя е най-малката по площ държава в света?',
    },
    answers: [
      { id: '01a218a5-c207-78e6-9b95-bd1cfc973fe7', text: { en: 'Monaco', bg: 'Монако' } },
      { id: '01a218a5-c208-70ff-b9e6-0b4fc12977e2', text: { en: 'Vatican City', bg: 'Ватикана' }, right: true },
      { id: '01a218a5-c209-72a1-a1c1-293b384aff74', text: { en: 'San Marino', bg: 'Сан Марино' } },
      { id: '01a218a5-c20a-70de-8f96-6e74b1aaaa90', text: { en: 'Malta', bg: 'Малта' } },
    ],
    source: 'Encyclopaedia Britannica, “Vatican City”',
  },
  {
    id: '01a218a5-c20b-79c5-b20b-004a8945b02f',
    topic: 'world',
    forChildren: true,
    text: { en: 'Which country has the largest area?', bg: 'Коя държава има най-голяма площ?' },
    answers: [
      { id: '01a218a5-c20c-76da-b913-0180a8a42a1d', text: { en: 'Canada', bg: 'Канада' } },
      { id: '01a218a5-c20d-7a38-82ad-2c6b69c3054d', text: { en: 'China', bg: 'Китай' } },
      { id: '01a218a5-c20e-7981-a27d-773da263dfab', text: { en: 'Brazil', bg: 'Бразилия' } },
      { id: '01a218a5-c20f-77a1-b91a-d5064b99aab4', text: { en: 'Russia', bg: 'Русия' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Russia”',
  },
  {
    id: '01a218a5-c224-76cb-9120-37674a23f942',
    topic: 'world',
    text: {
      en: 'Which country has German, French, Italian and Romansh as its national languages?',
      bg: 'В коя държава националните езици са немски, френски, италиански и реторомански?',
    },
    answers: [
      { id: '01a218a5-c225-7aeb-8060-9211620371d1', text: { en: 'Switzerland', bg: 'В Швейцария' }, right: true },
      { id: '01a218a5-c226-7b82-abcb-058ca562f68f', text: { en: 'Austria', bg: 'В Австрия' } },
      { id: '01a218a5-c227-7727-879c-20d69de32d84', text: { en: 'Belgium', bg: 'В Белгия' } },
      { id: '01a218a5-c228-792c-bf42-558ed952c72c', text: { en: 'Luxembourg', bg: 'В Люксембург' } },
    ],
    source: 'Federal Constitution of the Swiss Confederation, article 4',
  },
  {
    id: '01a218a5-c229-76c9-8609-fe363c6f1f1b',
    topic: 'world',
    forChildren: true,
    text: { en: 'What is the official language of Austria?', bg: 'Кой е официалният език на Австрия?' },
    answers: [
      { id: '01a218a5-c22a-7a85-820c-a98b19bc196a', text: { en: 'Austrian', bg: 'Австрийският' } },
      { id: '01a218a5-c22b-7803-9b33-a24a5c7fb48c', text: { en: 'Czech', bg: 'Чешкият' } },
      { id: '01a218a5-c22c-74c7-9b36-4789412a4f55', text: { en: 'Dutch', bg: 'Нидерландският' } },
      { id: '01a218a5-c22d-76aa-98a0-3d43de79b8aa', text: { en: 'German', bg: 'Немският' }, right: true },
    ],
    source: 'Federal Constitutional Law of Austria, article 8',
  },
  {
    id: '01a218a5-c22e-7594-bee9-506fd6e070b7',
    topic: 'world',
    forChildren: true,
    text: { en: 'What is the currency of Japan called?', bg: 'Как се нарича валутата на Япония?' },
    answers: [
      { id: '01a218a5-c22f-71a8-b539-018556b81b8e', text: { en: 'Yuan', bg: 'Юан' } },
      { id: '01a218a5-c230-7bbf-92e6-58d2805183d5', text: { en: 'Won', bg: 'Вон' } },
      { id: '01a218a5-c231-71a0-b993-734f72ec0fba', text: { en: 'Yen', bg: 'Йена' }, right: true },
      { id: '01a218a5-c232-76e4-9ca1-57b40eaca68e', text: { en: 'Rupee', bg: 'Рупия' } },
    ],
    source: 'Encyclopaedia Britannica, “yen”',
  },
  {
    id: '01a218a5-c238-7fba-b104-d71bcc14820e',
    topic: 'world',
    forChildren: true,
    text: {
      en: 'Which country gave the Statue of Liberty to the United States?',
      bg: 'Коя страна подарява Статуята на свободата на Съединените щати?',
    },
    answers: [
      { id: '01a218a5-c239-7f66-950c-43837f622489', text: { en: 'France', bg: 'Франция' }, right: true },
      { id: '01a218a5-c23a-7cce-b609-bc015a5c42e6', text: { en: 'Great Britain', bg: 'Великобритания' } },
      { id: '01a218a5-c23b-7c1b-8a8e-fc05b8339c5b', text: { en: 'Spain', bg: 'Испания' } },
      { id: '01a218a5-c23c-7981-a72d-d21e46edf6ca', text: { en: 'Greece', bg: 'Гърция' } },
    ],
    source: 'Encyclopaedia Britannica, “Statue of Liberty”',
  },
  {
    id: '01a218a5-c23d-7481-9f6e-cb6f4e21ae61',
    topic: 'world',
    text: {
      en: 'In which country is Petra, the city cut into rose-red rock?',
      bg: 'В коя държава е Петра, градът, изсечен в червеникавите скали?',
    },
    answers: [
      { id: '01a218a5-c23e-7fe4-9201-8ee45b7fe270', text: { en: 'Egypt', bg: 'В Египет' } },
      { id: '01a218a5-c23f-7f77-9b09-0d3e6f2cc333', text: { en: 'Lebanon', bg: 'В Ливан' } },
      { id: '01a218a5-c240-79d3-abdc-9b0c2a17bc58', text: { en: 'Turkey', bg: 'В Турция' } },
      { id: '01a218a5-c241-73a0-aca3-fcd8555c2eb9', text: { en: 'Jordan', bg: 'В Йордания' }, right: true },
    ],
    source: 'UNESCO World Heritage List, “Petra”',
  },
  {
    id: '01a218a5-c251-79fe-8335-bcf78fa816d8',
    topic: 'world',
    text: { en: 'Which US state is the largest by area?', bg: 'Кой от американските щати е най-голям по площ?' },
    answers: [
      { id: '01a218a5-c252-7aa6-9413-de0bde268103', text: { en: 'Texas', bg: 'Тексас' } },
      { id: '01a218a5-c253-76cd-8211-154b0a54a351', text: { en: 'California', bg: 'Калифорния' } },
      { id: '01a218a5-c254-748d-b16c-fa2e85a709e7', text: { en: 'Montana', bg: 'Монтана' } },
      { id: '01a218a5-c255-790e-98bb-3b656ff4f21a', text: { en: 'Alaska', bg: 'Аляска' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Alaska”',
  },
  {
    id: '01a218a5-c256-7a53-b654-79e8f7402274',
    topic: 'world',
    text: {
      en: 'Which two countries share the island of Hispaniola?',
      bg: 'Кои две държави си поделят остров Испаньола?',
    },
    answers: [
      { id: '01a218a5-c257-7a14-b54c-ac2a37de73c9', text: { en: 'Cuba and Jamaica', bg: 'Куба и Ямайка' } },
      { id: '01a218a5-c258-739e-a485-14abf0c62c0f', text: { en: 'Spain and Portugal', bg: 'Испания и Португалия' } },
      {
        id: '01a218a5-c259-7119-8a43-c1bc4a7dcd7a',
        text: { en: 'Haiti and the Dominican Republic', bg: 'Хаити и Доминиканската република' },
        right: true,
      },
      { id: '01a218a5-c25a-7535-be00-61f936e0aa5c', text: { en: 'Trinidad and Barbados', bg: 'Тринидад и Барбадос' } },
    ],
    source: 'Encyclopaedia Britannica, “Hispaniola”',
  },
  {
    id: '01a218a5-c25b-7e4c-b6ac-c89f30ad2111',
    topic: 'world',
    text: {
      en: 'In which city is Greenwich, after which the prime meridian is named?',
      bg: 'В кой град е Гринуич, чието име носи нулевият меридиан?',
    },
    answers: [
      { id: '01a218a5-c25c-77da-9248-64b0a82e05ed', text: { en: 'New York', bg: 'В Ню Йорк' } },
      { id: '01a218a5-c25d-7a94-a211-09d31267560a', text: { en: 'London', bg: 'В Лондон' }, right: true },
      { id: '01a218a5-c25e-729f-9e70-5027f082385d', text: { en: 'Paris', bg: 'В Париж' } },
      { id: '01a218a5-c25f-75c3-821d-69c5ce7daa61', text: { en: 'Dublin', bg: 'В Дъблин' } },
    ],
    source: 'Royal Museums Greenwich, “What is the Prime Meridian?”',
  },
]
