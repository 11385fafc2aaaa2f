import type { Question } from '../types.ts'

export const artsPictures: readonly Question[] = [
  {
    id: '01a1f865-28bc-7179-8bab-b3db4e4c85e9',
    topic: 'arts',
    forChildren: true,
    text: { en: 'Who painted the “Mona Lisa”?', bg: 'Кой е авторът на картината „Мона Лиза“?' },
    answers: [
      { id: '01a1f865-28bd-71ba-a6a0-5fab510cf49b', text: { en: 'Rembrandt', bg: 'Рембранд' } },
      { id: '01a1f865-28be-7134-85e3-281f004dce0d', text: { en: 'Raphael', bg: 'Рафаело' } },
      { id: '01a1f865-28bf-7661-9ae0-976dd4e702a4', text: { en: 'Michelangelo', bg: 'Микеланджело' } },
      {
        id: '01a1f865-28c0-75c9-97de-1df7c12d956d',
        text: { en: 'Leonardo da Vinci', bg: 'Леонардо да Винчи' },
        right: true,
      },
    ],
    source: 'Musée du Louvre, “Mona Lisa”',
  },
  {
    id: '01a1f865-28c1-7b1a-aefc-61c4f6d2997e',
    topic: 'arts',
    forChildren: true,
    text: { en: 'Who painted “The Starry Night” of 1889?', bg: 'Кой е авторът на картината „Звездна нощ“ от 1889 г.?' },
    answers: [
      { id: '01a1f865-28c2-7d69-9c5f-a03c5625ccbb', text: { en: 'Claude Monet', bg: 'Клод Моне' } },
      {
        id: '01a1f865-28c3-764b-ad4e-75c250e01469',
        text: { en: 'Vincent van Gogh', bg: 'Винсент ван Гог' },
        right: true,
      },
      { id: '01a1f865-28c4-768e-9a98-c0d8cb4f835f', text: { en: 'Pablo Picasso', bg: 'Пабло Пикасо' } },
      { id: '01a1f865-28c5-7f08-9712-ac1343801607', text: { en: 'Edgar Degas', bg: 'Едгар Дега' } },
    ],
    source: 'Museum of Modern Art, New York, “The Starry Night”',
  },
  {
    id: '01a1f865-28c6-717d-99c3-5a9e5d5c3aa9',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'What colour do you get by mixing blue and yellow paint?',
      bg: 'Какъв цвят се получава, когато смесиш синя и жълта боя?',
    },
    answers: [
      { id: '01a1f865-28c7-7a6e-b3e3-759f05598cdc', text: { en: 'Orange', bg: 'Оранжев' } },
      { id: '01a1f865-28c8-7b19-b4d7-909a21fbd470', text: { en: 'Red', bg: 'Червен' } },
      { id: '01a1f865-28c9-77a0-8030-634bb7289659', text: { en: 'Green', bg: 'Зелен' }, right: true },
      { id: '01a1f865-28ca-7782-b95c-7cfbbbdf0f50', text: { en: 'Purple', bg: 'Лилав' } },
    ],
    source: 'Encyclopaedia Britannica, “colour”: mixing of pigments',
  },
  {
    id: '01a1f865-28da-7769-bf19-a37f25057833',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'What is the Japanese art of folding paper called?',
      bg: 'Как се нарича японското изкуство на сгъване на хартия?',
    },
    answers: [
      { id: '01a1f865-28db-73e2-b32b-79b7196dfd7a', text: { en: 'Origami', bg: 'Оригами' }, right: true },
      { id: '01a1f865-28dc-7ff1-bd72-6a721a8655e0', text: { en: 'Ikebana', bg: 'Икебана' } },
      { id: '01a1f865-28dd-7aed-a06f-7d46979fe2cd', text: { en: 'Haiku', bg: 'Хайку' } },
      { id: '01a1f865-28de-7a17-bef1-ca0aa768a72f', text: { en: 'Sumo', bg: 'Сумо' } },
    ],
    source: 'Encyclopaedia Britannica, “origami”',
  },
  {
    id: '01a218a2-4e85-7c1c-9003-4e5c9317326d',
    topic: 'arts',
    text: {
      en: 'Which three colours of light make up the picture on a screen?',
      bg: 'От кои три цвята светлина се съставя картината на екрана?',
    },
    answers: [
      { id: '01a218a2-4e86-708e-b4c3-d15c0951bd94', text: { en: 'Red, yellow and blue', bg: 'Червен, жълт и син' } },
      { id: '01a218a2-4e87-7f47-bcb0-de23bfee804a', text: { en: 'Yellow, pink and black', bg: 'Жълт, розов и черен' } },
      {
        id: '01a218a2-4e88-7ea9-baef-ac04ebab4198',
        text: { en: 'Green, orange and violet', bg: 'Зелен, оранжев и виолетов' },
      },
      {
        id: '01a218a2-4e89-75ff-b2e5-c12aa702cab7',
        text: { en: 'Red, green and blue', bg: 'Червен, зелен и син' },
        right: true,
      },
    ],
    source: 'A Dictionary of Computing (Oxford), “RGB color model”',
  },
  {
    id: '01a218a2-4e8a-729c-b28e-6da81a71d1da',
    topic: 'arts',
    text: { en: 'Who painted “The Scream”?', bg: 'Кой е авторът на картината „Викът“?' },
    answers: [
      { id: '01a218a2-4e8b-7417-89e6-81f1e78a99f0', text: { en: 'Gustav Klimt', bg: 'Густав Климт' } },
      { id: '01a218a2-4e8c-7667-bba7-6c65e1bee660', text: { en: 'Edvard Munch', bg: 'Едвард Мунк' }, right: true },
      { id: '01a218a2-4e8d-79f0-8b8b-5deead987bde', text: { en: 'Paul Gauguin', bg: 'Пол Гоген' } },
      { id: '01a218a2-4e8e-782f-9ed7-e23e93df94e7', text: { en: 'Henri Matisse', bg: 'Анри Матис' } },
    ],
    source: 'Encyclopaedia Britannica, “The Scream”',
  },
  {
    id: '01a218a2-4e8f-70dd-977d-9836eb0a14ac',
    topic: 'arts',
    text: {
      en: 'Who painted “Guernica”, the picture of a bombed town?',
      bg: 'Кой е авторът на „Герника“, картината за един бомбардиран град?',
    },
    answers: [
      { id: '01a218a2-4e90-7740-8dc9-e3e5bbd6f3ec', text: { en: 'Pablo Picasso', bg: 'Пабло Пикасо' }, right: true },
      { id: '01a218a2-4e91-7f62-ac5a-a5784c38a221', text: { en: 'Salvador Dalí', bg: 'Салвадор Дали' } },
      { id: '01a218a2-4e92-775c-94c0-bbd834ea82fe', text: { en: 'Francisco Goya', bg: 'Франсиско Гоя' } },
      { id: '01a218a2-4e93-7a84-9dcf-eefb4bc5510d', text: { en: 'Joan Miró', bg: 'Жоан Миро' } },
    ],
    source: 'Museo Reina Sofía, Madrid, “Guernica”',
  },
  {
    id: '01a218a2-4e94-7888-a928-ec437e5d110d',
    topic: 'arts',
    text: {
      en: 'Who painted the soft, melting watches of “The Persistence of Memory”?',
      bg: 'Кой рисува меките, разтапящи се часовници в „Постоянството на паметта“?',
    },
    answers: [
      { id: '01a218a2-4e95-7d2f-98c6-214aaeb088a9', text: { en: 'René Magritte', bg: 'Рене Магрит' } },
      { id: '01a218a2-4e96-71a7-98f1-36aa9294bcc7', text: { en: 'Salvador Dalí', bg: 'Салвадор Дали' }, right: true },
      { id: '01a218a2-4e97-76eb-a879-677429cd3d08', text: { en: 'Pablo Picasso', bg: 'Пабло Пикасо' } },
      { id: '01a218a2-4e98-7697-8e59-cde532c90562', text: { en: 'Marc Chagall', bg: 'Марк Шагал' } },
    ],
    source: 'Museum of Modern Art, New York, “The Persistence of Memory”',
  },
  {
    id: '01a218a2-4e99-715e-9018-9c48a71d15eb',
    topic: 'arts',
    text: { en: 'Who made the sculpture “The Thinker”?', bg: 'Кой е авторът на скулптурата „Мислителят“?' },
    answers: [
      { id: '01a218a2-4e9a-732f-a2dd-d4506e9948df', text: { en: 'Auguste Rodin', bg: 'Огюст Роден' }, right: true },
      { id: '01a218a2-4e9b-7773-a4d9-257544a50c6a', text: { en: 'Antonio Canova', bg: 'Антонио Канова' } },
      { id: '01a218a2-4e9c-7df0-8140-c321537c7d97', text: { en: 'Constantin Brâncuși', bg: 'Константин Бранкузи' } },
      { id: '01a218a2-4e9d-7a10-974b-cbd3616b40c1', text: { en: 'Michelangelo', bg: 'Микеланджело' } },
    ],
    source: 'Musée Rodin, Paris, “The Thinker”',
  },
  {
    id: '01a218a2-4e9e-7936-a890-a8b81a714e87',
    topic: 'arts',
    text: {
      en: 'Whose painting of a sunrise gave Impressionism its name?',
      bg: 'Чия картина с изгряващо слънце дава името на импресионизма?',
    },
    answers: [
      { id: '01a218a2-4e9f-7c47-8a05-12b7b5d6652c', text: { en: 'Auguste Renoir’s', bg: 'На Огюст Реноар' } },
      { id: '01a218a2-4ea0-7de4-93e9-14f48ae6e279', text: { en: 'Edgar Degas’s', bg: 'На Едгар Дега' } },
      { id: '01a218a2-4ea1-71a6-a390-99a5e7a9e5d3', text: { en: 'Claude Monet’s', bg: 'На Клод Моне' }, right: true },
      { id: '01a218a2-4ea2-7e79-9d29-80876fd97dbb', text: { en: 'Paul Cézanne’s', bg: 'На Пол Сезан' } },
    ],
    source: 'Musée Marmottan Monet, Paris, “Impression, Sunrise”',
  },
  {
    id: '01a218a2-4ea3-7f77-9535-27b2d8539738',
    topic: 'arts',
    text: {
      en: 'Which Mexican painter is known for her many self-portraits?',
      bg: 'Коя мексиканска художничка е известна с многото си автопортрети?',
    },
    answers: [
      { id: '01a218a2-4ea4-70aa-97e6-7e5392914619', text: { en: 'Tamara de Lempicka', bg: 'Тамара де Лемпицка' } },
      { id: '01a218a2-4ea5-7a9b-ad09-fecc996b3d32', text: { en: 'Berthe Morisot', bg: 'Берт Моризо' } },
      { id: '01a218a2-4ea6-72b7-9c41-af1b1a5df6d4', text: { en: 'Mary Cassatt', bg: 'Мери Касат' } },
      { id: '01a218a2-4ea7-7127-83d8-ec7583a8b555', text: { en: 'Frida Kahlo', bg: 'Фрида Кало' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Frida Kahlo”',
  },
  {
    id: '01a218a2-4ea8-7cfa-b4a6-fa1ebe3c01f1',
    topic: 'arts',
    text: {
      en: 'Which architect is famous for the church of the Sagrada Família in Barcelona?',
      bg: 'Кой архитект е прочут с църквата „Саграда Фамилия“ в Барселона?',
    },
    answers: [
      { id: '01a218a2-4ea9-7f48-a9d6-2df5d31c5553', text: { en: 'Le Corbusier', bg: 'Льо Корбюзие' } },
      { id: '01a218a2-4eaa-779e-989a-f516a005b45f', text: { en: 'Oscar Niemeyer', bg: 'Оскар Нимайер' } },
      { id: '01a218a2-4eab-7406-8903-c8822bbed388', text: { en: 'Antoni Gaudí', bg: 'Антони Гауди' }, right: true },
      { id: '01a218a2-4eac-784f-b00c-5945e44296b4', text: { en: 'Walter Gropius', bg: 'Валтер Гропиус' } },
    ],
    source: 'UNESCO World Heritage List, “Works of Antoni Gaudí”',
  },
  {
    id: '01a218a2-4ead-75d2-a6c5-5a56ffa86a5a',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'What do we call a picture made of many small pieces of stone or glass?',
      bg: 'Как се нарича картина, подредена от много малки камъчета или стъкълца?',
    },
    answers: [
      { id: '01a218a2-4eae-7d8b-87f3-4f2f4d946f0c', text: { en: 'A fresco', bg: 'Стенопис' } },
      { id: '01a218a2-4eaf-7743-9ac2-9e6344dabd83', text: { en: 'A mosaic', bg: 'Мозайка' }, right: true },
      { id: '01a218a2-4eb0-7599-b2e8-1710aa154c0a', text: { en: 'A watercolour', bg: 'Акварел' } },
      { id: '01a218a2-4eb1-7af2-9807-acdc48995833', text: { en: 'An engraving', bg: 'Гравюра' } },
    ],
    source: 'Encyclopaedia Britannica, “mosaic”',
  },
  {
    id: '01a218a2-4eb2-708a-8e4e-7b8c991cc78f',
    topic: 'arts',
    text: { en: 'On what does an artist paint a true fresco?', bg: 'Върху какво се рисува истинската фреска?' },
    answers: [
      { id: '01a218a2-4eb3-7e26-a6f0-0bbf44fa6a28', text: { en: 'Canvas', bg: 'Върху платно' } },
      { id: '01a218a2-4eb4-7385-8472-c5ba32c9b16f', text: { en: 'Wood', bg: 'Върху дърво' } },
      { id: '01a218a2-4eb5-7059-bec8-e6eff19835f1', text: { en: 'Silk', bg: 'Върху коприна' } },
      {
        id: '01a218a2-4eb6-79c0-8ba8-9f6738d86ea7',
        text: { en: 'Wet plaster', bg: 'Върху влажна мазилка' },
        right: true,
      },
    ],
    source: 'Encyclopaedia Britannica, “fresco painting”',
  },
  {
    id: '01a218a2-4eb7-7eff-a1e6-9496ec931fca',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'What do you get when you mix red and white paint?',
      bg: 'Какво се получава, когато смесиш червена и бяла боя?',
    },
    answers: [
      { id: '01a218a2-4eb8-7219-8947-022e350e13d8', text: { en: 'Pink', bg: 'Розово' }, right: true },
      { id: '01a218a2-4eb9-7669-b767-c659416c8768', text: { en: 'Brown', bg: 'Кафяво' } },
      { id: '01a218a2-4eba-75b9-bc12-6ff39b0c8abc', text: { en: 'Orange', bg: 'Оранжево' } },
      { id: '01a218a2-4ebb-727d-96d0-e058286623a8', text: { en: 'Purple', bg: 'Лилаво' } },
    ],
    source: 'Encyclopaedia Britannica, “colour”: mixing of pigments',
  },
]
