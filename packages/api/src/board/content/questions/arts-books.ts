import type { Question } from '../types.ts'

export const artsBooks: readonly Question[] = [
  {
    id: '01a1f865-28cb-702d-a03f-9836112929e4',
    topic: 'arts',
    text: { en: 'Who wrote “Romeo and Juliet”?', bg: 'Кой е авторът на „Ромео и Жулиета“?' },
    answers: [
      { id: '01a1f865-28cc-7e41-84c0-b5d6fdf62366', text: { en: 'Molière', bg: 'Молиер' } },
      { id: '01a1f865-28cd-7fe8-8385-6acf0b58724f', text: { en: 'Charles Dickens', bg: 'Чарлс Дикенс' } },
      { id: '01a1f865-28ce-778e-925a-88313a8af147', text: { en: 'Victor Hugo', bg: 'Виктор Юго' } },
      {
        id: '01a1f865-28cf-74d2-827f-12bd2c6e1118',
        text: { en: 'William Shakespeare', bg: 'Уилям Шекспир' },
        right: true,
      },
    ],
    source: 'William Shakespeare, “Romeo and Juliet” (1597)',
  },
  {
    id: '01a1f865-28d0-7b55-92ab-8dd2bcba011c',
    topic: 'arts',
    text: { en: 'Who wrote “Don Quixote”?', bg: 'Кой е авторът на „Дон Кихот“?' },
    answers: [
      { id: '01a1f865-28d1-7f98-9c1e-3aaa6233f762', text: { en: 'Leo Tolstoy', bg: 'Лев Толстой' } },
      {
        id: '01a1f865-28d2-7891-83a4-81ea8ade21bc',
        text: { en: 'Miguel de Cervantes', bg: 'Мигел де Сервантес' },
        right: true,
      },
      { id: '01a1f865-28d3-7396-93da-587d55110ce9', text: { en: 'Alexandre Dumas', bg: 'Александър Дюма' } },
      { id: '01a1f865-28d4-71da-8ba0-7332b76a7391', text: { en: 'Dante Alighieri', bg: 'Данте Алигиери' } },
    ],
    source: 'Miguel de Cervantes, “Don Quixote” (1605 and 1615)',
  },
  {
    id: '01a1f865-28d5-740f-94bd-b77bf97076c1',
    topic: 'arts',
    forChildren: true,
    text: { en: 'Who wrote “The Little Prince”?', bg: 'Кой е авторът на „Малкият принц“?' },
    answers: [
      {
        id: '01a1f865-28d6-727c-b520-441944a44ac0',
        text: { en: 'Hans Christian Andersen', bg: 'Ханс Кристиан Андерсен' },
      },
      { id: '01a1f865-28d7-7a74-a5df-57ac3db91d49', text: { en: 'Astrid Lindgren', bg: 'Астрид Линдгрен' } },
      { id: '01a1f865-28d8-7f67-b9e8-b05082099202', text: { en: 'Jules Verne', bg: 'Жул Верн' } },
      {
        id: '01a1f865-28d9-75fb-b032-291439443966',
        text: { en: 'Antoine de Saint-Exupéry', bg: 'Антоан дьо Сент-Екзюпери' },
        right: true,
      },
    ],
    source: 'Antoine de Saint-Exupéry, “The Little Prince” (1943)',
  },
  {
    id: '01a218a2-4e1c-7f53-a6ff-ddd212adf41c',
    topic: 'arts',
    forChildren: true,
    text: { en: 'Who wrote “Pippi Longstocking”?', bg: 'Кой е авторът на „Пипи Дългото чорапче“?' },
    answers: [
      { id: '01a218a2-4e1d-741f-b247-f5e8c45f0605', text: { en: 'Selma Lagerlöf', bg: 'Селма Лагерльоф' } },
      { id: '01a218a2-4e1e-738e-b6f0-13e9da8f6838', text: { en: 'Tove Jansson', bg: 'Туве Янсон' } },
      { id: '01a218a2-4e1f-7b63-a8d7-a9708de86f3f', text: { en: 'Enid Blyton', bg: 'Инид Блайтън' } },
      {
        id: '01a218a2-4e20-7547-b9f1-08622ef25b7d',
        text: { en: 'Astrid Lindgren', bg: 'Астрид Линдгрен' },
        right: true,
      },
    ],
    source: 'Encyclopaedia Britannica, “Astrid Lindgren”',
  },
  {
    id: '01a218a2-4e21-7242-b741-c5927828a36c',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Which wooden puppet has a nose that grows when he lies?',
      bg: 'На коя дървена кукла носът расте, когато лъже?',
    },
    answers: [
      { id: '01a218a2-4e22-7eba-a00e-17c226044fd3', text: { en: 'Pinocchio', bg: 'На Пинокио' }, right: true },
      { id: '01a218a2-4e23-77c6-ace3-355c6816b884', text: { en: 'Petrushka', bg: 'На Петрушка' } },
      { id: '01a218a2-4e24-707d-8f03-976ba346af1b', text: { en: 'Punch', bg: 'На Пънч' } },
      { id: '01a218a2-4e25-7ac4-9c40-99f8e94a0a78', text: { en: 'The Nutcracker', bg: 'На Лешникотрошачката' } },
    ],
    source: 'Carlo Collodi, “The Adventures of Pinocchio” (1883)',
  },
  {
    id: '01a218a2-4e26-7141-be92-a729aa3b529b',
    topic: 'arts',
    forChildren: true,
    text: { en: 'Who wrote “The Ugly Duckling”?', bg: 'Кой е авторът на „Грозното патенце“?' },
    answers: [
      { id: '01a218a2-4e27-7174-81cf-47be37d5cd59', text: { en: 'Charles Perrault', bg: 'Шарл Перо' } },
      {
        id: '01a218a2-4e28-7f31-89b0-0ef90a49d8a8',
        text: { en: 'Hans Christian Andersen', bg: 'Ханс Кристиан Андерсен' },
        right: true,
      },
      { id: '01a218a2-4e29-70d1-9317-3cef6eaaf7d0', text: { en: 'The Brothers Grimm', bg: 'Братя Грим' } },
      { id: '01a218a2-4e2a-7ef5-aea3-dee099483b57', text: { en: 'Jean de La Fontaine', bg: 'Жан дьо Лафонтен' } },
    ],
    source: 'Encyclopaedia Britannica, “Hans Christian Andersen”',
  },
  {
    id: '01a218a2-4e2b-7aa9-9a01-890bfe603b49',
    topic: 'arts',
    text: { en: 'Which writer is the author of “War and Peace”?', bg: 'Кой писател е автор на „Война и мир“?' },
    answers: [
      { id: '01a218a2-4e2c-780b-898f-b70b7cac136a', text: { en: 'Fyodor Dostoevsky', bg: 'Фьодор Достоевски' } },
      { id: '01a218a2-4e2d-7df2-add8-b3611b4421f7', text: { en: 'Anton Chekhov', bg: 'Антон Чехов' } },
      { id: '01a218a2-4e2e-79e4-9fd3-e16ee6e897f3', text: { en: 'Leo Tolstoy', bg: 'Лев Толстой' }, right: true },
      { id: '01a218a2-4e2f-7da0-a338-e6a5d5f36e07', text: { en: 'Ivan Turgenev', bg: 'Иван Тургенев' } },
    ],
    source: 'Encyclopaedia Britannica, “War and Peace”',
  },
  {
    id: '01a218a2-4e30-7828-8090-b38b5e5a6db0',
    topic: 'arts',
    forChildren: true,
    text: { en: 'Which detective lives at 221B Baker Street?', bg: 'Кой детектив живее на „Бейкър Стрийт“ 221Б?' },
    answers: [
      { id: '01a218a2-4e31-7539-9373-52e4ce189e67', text: { en: 'Hercule Poirot', bg: 'Еркюл Поаро' } },
      { id: '01a218a2-4e32-7793-855b-58431164df6d', text: { en: 'Jules Maigret', bg: 'Жул Мегре' } },
      { id: '01a218a2-4e33-7b63-a481-6b647c36322f', text: { en: 'Father Brown', bg: 'Отец Браун' } },
      { id: '01a218a2-4e34-7018-b713-7154fff7842a', text: { en: 'Sherlock Holmes', bg: 'Шерлок Холмс' }, right: true },
    ],
    source: 'Arthur Conan Doyle, “A Study in Scarlet” (1887)',
  },
  {
    id: '01a218a2-4e35-7a14-b58f-ad117a4b0991',
    topic: 'arts',
    text: {
      en: 'Which poet do the ancient Greeks name as the author of the “Iliad” and the “Odyssey”?',
      bg: 'Кого са смятали древните гърци за автор на „Илиада“ и „Одисея“?',
    },
    answers: [
      { id: '01a218a2-4e36-760d-af5b-2622e72743b8', text: { en: 'Homer', bg: 'Омир' }, right: true },
      { id: '01a218a2-4e37-7780-9227-b9f4b498b85b', text: { en: 'Virgil', bg: 'Вергилий' } },
      { id: '01a218a2-4e38-79e2-ac2b-6b3dfc06eea3', text: { en: 'Sophocles', bg: 'Софокъл' } },
      { id: '01a218a2-4e39-7f40-9981-a96d2b1af707', text: { en: 'Hesiod', bg: 'Хезиод' } },
    ],
    source: 'Encyclopaedia Britannica, “Homer”',
  },
  {
    id: '01a218a2-4e3a-7f8b-b53d-158bad2e2bfc',
    topic: 'arts',
    text: {
      en: 'Which part of his body was the weak spot of Achilles?',
      bg: 'Коя част от тялото е слабото място на Ахил?',
    },
    answers: [
      { id: '01a218a2-4e3b-74f4-b99e-bf1f0566021a', text: { en: 'His eye', bg: 'Окото' } },
      { id: '01a218a2-4e3c-7780-958c-0afddd76d806', text: { en: 'His hair', bg: 'Косата' } },
      { id: '01a218a2-4e3d-7dd4-9f64-5aaf2b54eb75', text: { en: 'His heel', bg: 'Петата' }, right: true },
      { id: '01a218a2-4e3e-7b3a-bbab-2921465a1a85', text: { en: 'His elbow', bg: 'Лакътят' } },
    ],
    source: 'Encyclopaedia Britannica, “Achilles”',
  },
  {
    id: '01a218a2-4e3f-7cb1-be8f-f02701305af1',
    topic: 'arts',
    text: {
      en: 'How many syllables are there in a traditional Japanese haiku?',
      bg: 'Колко срички има традиционното японско хайку?',
    },
    answers: [
      { id: '01a218a2-4e40-7a39-9b0e-5e0a5afd4e92', text: { en: '12', bg: '12' } },
      { id: '01a218a2-4e41-7d39-8931-b14f4944d1f6', text: { en: '17', bg: '17' }, right: true },
      { id: '01a218a2-4e42-72a4-81fc-7762a854bb93', text: { en: '20', bg: '20' } },
      { id: '01a218a2-4e43-7fee-a4e4-9581e9c620f9', text: { en: '31', bg: '31' } },
    ],
    source: 'Encyclopaedia Britannica, “haiku”',
  },
  {
    id: '01a218a2-4e44-7316-8dd2-f380cf11085b',
    topic: 'arts',
    text: { en: 'How many lines does a sonnet have?', bg: 'Колко стиха има сонетът?' },
    answers: [
      { id: '01a218a2-4e45-7a62-8230-e83077310d26', text: { en: '12', bg: '12' } },
      { id: '01a218a2-4e46-7b0f-bc30-e68d4fd60d22', text: { en: '16', bg: '16' } },
      { id: '01a218a2-4e47-74f1-8234-008400701bf0', text: { en: '10', bg: '10' } },
      { id: '01a218a2-4e48-7b0d-b589-836035c2a1c1', text: { en: '14', bg: '14' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “sonnet”',
  },
  {
    id: '01a218a2-4e49-7850-9386-d67927b76c62',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'What does the Little Prince first ask the pilot to draw for him?',
      bg: 'Какво моли Малкият принц летеца да му нарисува най-напред?',
    },
    answers: [
      { id: '01a218a2-4e4a-759b-8dc3-b2f55c185273', text: { en: 'A fox', bg: 'Лисица' } },
      { id: '01a218a2-4e4b-748d-9418-0d6f2b961cb2', text: { en: 'A sheep', bg: 'Овца' }, right: true },
      { id: '01a218a2-4e4c-7ce6-9781-2515d9dc0c18', text: { en: 'A rose', bg: 'Роза' } },
      { id: '01a218a2-4e4d-786c-abc5-d3aeed811eeb', text: { en: 'A star', bg: 'Звезда' } },
    ],
    source: 'Antoine de Saint-Exupéry, “The Little Prince”, chapter II',
  },
  {
    id: '01a218a2-4e4e-73c1-a4f6-3011359b3d07',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Which bear lives in the Hundred Acre Wood and loves honey?',
      bg: 'Кое мече живее в Стоакровата гора и обича мед?',
    },
    answers: [
      { id: '01a218a2-4e4f-7949-92a0-65ca0286a119', text: { en: 'Paddington', bg: 'Падингтън' } },
      { id: '01a218a2-4e50-7dd7-ad01-fe09f07fe623', text: { en: 'Baloo', bg: 'Балу' } },
      { id: '01a218a2-4e51-7a16-b0ab-bb78a8496f94', text: { en: 'Winnie-the-Pooh', bg: 'Мечо Пух' }, right: true },
      { id: '01a218a2-4e52-7033-8d78-7ba783e79a5f', text: { en: 'Yogi', bg: 'Йоги' } },
    ],
    source: 'A. A. Milne, “Winnie-the-Pooh” (1926)',
  },
  {
    id: '01a218a2-4e53-779a-955d-7bd291d92b2a',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Who wrote “Around the World in Eighty Days”?',
      bg: 'Кой е авторът на „Около света за осемдесет дни“?',
    },
    answers: [
      { id: '01a218a2-4e54-79a1-ac8a-07d708db8edd', text: { en: 'Jules Verne', bg: 'Жул Верн' }, right: true },
      { id: '01a218a2-4e55-7292-9c3e-0114de2115a5', text: { en: 'H. G. Wells', bg: 'Хърбърт Уелс' } },
      { id: '01a218a2-4e56-7979-b9ee-94ac2c284827', text: { en: 'Mark Twain', bg: 'Марк Твен' } },
      { id: '01a218a2-4e57-77c9-9731-5d8288ab1a21', text: { en: 'Jonathan Swift', bg: 'Джонатан Суифт' } },
    ],
    source: 'Jules Verne, “Around the World in Eighty Days” (1873)',
  },
  {
    id: '01a218a2-4e58-797d-b3f3-e661368b1c84',
    topic: 'arts',
    text: { en: 'Who wrote “The Divine Comedy”?', bg: 'Кой е авторът на „Божествена комедия“?' },
    answers: [
      {
        id: '01a218a2-4e59-76ee-9dfc-e67d1d01209f',
        text: { en: 'Dante Alighieri', bg: 'Данте Алигиери' },
        right: true,
      },
      { id: '01a218a2-4e5a-73c4-9e76-58fd7dfb9237', text: { en: 'Francesco Petrarca', bg: 'Франческо Петрарка' } },
      { id: '01a218a2-4e5b-76b2-a1b6-da8c858018f9', text: { en: 'Giovanni Boccaccio', bg: 'Джовани Бокачо' } },
      { id: '01a218a2-4e5c-7a15-9fed-3a2800258923', text: { en: 'Torquato Tasso', bg: 'Торкуато Тасо' } },
    ],
    source: 'Encyclopaedia Britannica, “The Divine Comedy”',
  },
  {
    id: '01a218a2-4e5d-7566-a3d7-3f4c6dbbcef4',
    topic: 'arts',
    text: { en: 'Who created the detective Hercule Poirot?', bg: 'Кой измисля детектива Еркюл Поаро?' },
    answers: [
      { id: '01a218a2-4e5e-7ac6-bbd0-15a27e32d2ea', text: { en: 'Arthur Conan Doyle', bg: 'Артър Конан Дойл' } },
      { id: '01a218a2-4e5f-7c70-9f87-bd530088b8f6', text: { en: 'Agatha Christie', bg: 'Агата Кристи' }, right: true },
      { id: '01a218a2-4e60-74a8-b1d1-bf0341b236e8', text: { en: 'Georges Simenon', bg: 'Жорж Сименон' } },
      { id: '01a218a2-4e61-7f57-bc4b-2ea8aeef99b3', text: { en: 'Edgar Allan Poe', bg: 'Едгар Алън По' } },
    ],
    source: 'Encyclopaedia Britannica, “Hercule Poirot”',
  },
]
