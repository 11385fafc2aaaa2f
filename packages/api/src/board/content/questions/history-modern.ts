import type { Question } from '../types.ts'

export const historyModern: readonly Question[] = [
  {
    id: '01a1f865-2885-7039-a7c9-3dc1b22581a6',
    topic: 'history',
    text: { en: 'In which year did the Second World War end?', bg: 'През коя година завършва Втората световна война?' },
    answers: [
      { id: '01a1f865-2886-7008-83d4-a03f55a19331', text: { en: '1918', bg: '1918' } },
      { id: '01a1f865-2887-7514-b49a-1d6c8b7653e3', text: { en: '1939', bg: '1939' } },
      { id: '01a1f865-2888-77e6-b42b-41e92743a8b2', text: { en: '1945', bg: '1945' }, right: true },
      { id: '01a1f865-2889-737a-a132-b93e37f6cadc', text: { en: '1950', bg: '1950' } },
    ],
    source: 'Encyclopaedia Britannica, “World War II”',
  },
  {
    id: '01a1f865-2899-7c51-bcb6-1a4ddd6a4fd4',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Which ship sank in 1912 after striking an iceberg?',
      bg: 'Кой кораб потъва през 1912 г., след като се удря в айсберг?',
    },
    answers: [
      { id: '01a1f865-289a-73df-ab0e-b5abf366dd57', text: { en: 'The Mayflower', bg: '„Мейфлауър“' } },
      { id: '01a1f865-289b-757b-b1b0-a32d30ff652a', text: { en: 'The Santa María', bg: '„Санта Мария“' } },
      { id: '01a1f865-289c-7af0-a95a-03005255a652', text: { en: 'The Bismarck', bg: '„Бисмарк“' } },
      { id: '01a1f865-289d-7ef8-8b1c-5b7bec3e963c', text: { en: 'The Titanic', bg: '„Титаник“' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Titanic”',
  },
  {
    id: '01a218a2-4efd-7ad5-b9db-71bb38dacbaa',
    topic: 'history',
    text: { en: 'In which year did the French Revolution begin?', bg: 'През коя година започва Френската революция?' },
    answers: [
      { id: '01a218a2-4efe-7cc2-919f-3d7cf767b8d9', text: { en: '1689', bg: '1689' } },
      { id: '01a218a2-4eff-78a6-94ef-cee17624d408', text: { en: '1815', bg: '1815' } },
      { id: '01a218a2-4f00-7adc-877c-b2fc7d0ccde1', text: { en: '1848', bg: '1848' } },
      { id: '01a218a2-4f01-77bb-82c7-fd5c4759ccef', text: { en: '1789', bg: '1789' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “French Revolution”',
  },
  {
    id: '01a218a2-4f11-7338-bfca-f5901bed7ab6',
    topic: 'history',
    text: {
      en: 'Which disease did Edward Jenner’s vaccine of 1796 prevent?',
      bg: 'Срещу коя болест е ваксината на Едуард Дженър от 1796 г.?',
    },
    answers: [
      { id: '01a218a2-4f12-7a96-95a6-6ee5d3230a4e', text: { en: 'Smallpox', bg: 'Едра шарка' }, right: true },
      { id: '01a218a2-4f13-7e03-807c-fafd4c880d3d', text: { en: 'The plague', bg: 'Чума' } },
      { id: '01a218a2-4f14-77d5-b305-1f7ecf4ef897', text: { en: 'Cholera', bg: 'Холера' } },
      { id: '01a218a2-4f15-785e-bd2b-60938f8cc002', text: { en: 'Rabies', bg: 'Бяс' } },
    ],
    source: 'Encyclopaedia Britannica, “Edward Jenner”',
  },
  {
    id: '01a218a2-4f20-7725-8083-78acfd9a92ba',
    topic: 'history',
    text: {
      en: 'Which battle ended Napoleon’s rule in 1815?',
      bg: 'Коя битка слага край на властта на Наполеон през 1815 г.?',
    },
    answers: [
      { id: '01a218a2-4f21-7814-bc2a-aa1ea70b3111', text: { en: 'Waterloo', bg: 'При Ватерло' }, right: true },
      { id: '01a218a2-4f22-7081-8458-0d08b1b6154c', text: { en: 'Austerlitz', bg: 'При Аустерлиц' } },
      { id: '01a218a2-4f23-7439-b59b-445bf8f14535', text: { en: 'Trafalgar', bg: 'При Трафалгар' } },
      { id: '01a218a2-4f24-7d16-a7db-3474e10f9569', text: { en: 'Borodino', bg: 'При Бородино' } },
    ],
    source: 'Encyclopaedia Britannica, “Battle of Waterloo”',
  },
  {
    id: '01a218a2-4f25-795e-86b7-9f3f249c7eac',
    topic: 'history',
    text: {
      en: 'In which war did Florence Nightingale lead the nurses?',
      bg: 'През коя война Флорънс Найтингейл ръководи медицинските сестри?',
    },
    answers: [
      { id: '01a218a2-4f26-7ced-97a3-2563f3cd9d64', text: { en: 'The First World War', bg: 'Първата световна' } },
      {
        id: '01a218a2-4f27-769d-a2f2-8aa16b5be2a6',
        text: { en: 'The American Civil War', bg: 'Американската гражданска' },
      },
      { id: '01a218a2-4f28-7731-a908-47e633b18bd9', text: { en: 'The Thirty Years’ War', bg: 'Тридесетгодишната' } },
      { id: '01a218a2-4f29-792d-a581-20809bc3a5e2', text: { en: 'The Crimean War', bg: 'Кримската' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Florence Nightingale”',
  },
  {
    id: '01a218a2-4f2a-7afa-94eb-50121d5563b7',
    topic: 'history',
    text: {
      en: 'Who made the first aeroplane flight across the English Channel, in 1909?',
      bg: 'Кой пръв прелита със самолет над Ламанша през 1909 г.?',
    },
    answers: [
      { id: '01a218a2-4f2b-7c4c-9e04-e1195bbe74ef', text: { en: 'Orville Wright', bg: 'Орвил Райт' } },
      { id: '01a218a2-4f2c-7619-b085-664c6af01eb8', text: { en: 'Louis Blériot', bg: 'Луи Блерио' }, right: true },
      { id: '01a218a2-4f2d-798b-a613-9278fa91bad0', text: { en: 'Charles Lindbergh', bg: 'Чарлс Линдберг' } },
      { id: '01a218a2-4f2e-757f-8a97-f99b9b9bcb56', text: { en: 'Amelia Earhart', bg: 'Амелия Еърхарт' } },
    ],
    source: 'Encyclopaedia Britannica, “Louis Blériot”',
  },
  {
    id: '01a218a2-4f3e-79cc-9dda-d061e54214a6',
    topic: 'history',
    text: {
      en: 'Which country was the first to let women vote in national elections, in 1893?',
      bg: 'Коя страна първа позволява на жените да гласуват на национални избори, през 1893 г.?',
    },
    answers: [
      { id: '01a218a2-4f3f-7a1c-a9c3-1e997a7bb330', text: { en: 'New Zealand', bg: 'Нова Зеландия' }, right: true },
      { id: '01a218a2-4f40-7d42-bbf0-ac7f35353904', text: { en: 'Switzerland', bg: 'Швейцария' } },
      { id: '01a218a2-4f41-7955-b110-0bf9ac21e597', text: { en: 'France', bg: 'Франция' } },
      { id: '01a218a2-4f42-7164-a6ca-61f25b64326b', text: { en: 'Great Britain', bg: 'Великобритания' } },
    ],
    source: 'Encyclopaedia Britannica, “women’s suffrage”',
  },
  {
    id: '01a218a2-4f43-7fdb-acf5-bc83a4ed5384',
    topic: 'history',
    text: {
      en: 'What was the system of racial segregation in South Africa called?',
      bg: 'Как се е наричала системата на расово разделение в Южна Африка?',
    },
    answers: [
      { id: '01a218a2-4f44-7b94-9d88-c1098c2d47eb', text: { en: 'Feudalism', bg: 'Феодализъм' } },
      { id: '01a218a2-4f45-7b47-868d-b1b0891876ea', text: { en: 'Serfdom', bg: 'Крепостничество' } },
      { id: '01a218a2-4f46-7317-b9ff-3c600870c628', text: { en: 'Apartheid', bg: 'Апартейд' }, right: true },
      { id: '01a218a2-4f47-7f51-93dd-2f83bf673a41', text: { en: 'Perestroika', bg: 'Перестройка' } },
    ],
    source: 'Encyclopaedia Britannica, “apartheid”',
  },
  {
    id: '01a218a2-4f48-713d-a64a-cabf69f19245',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Which country’s independence did Mahatma Gandhi struggle for?',
      bg: 'За независимостта на коя страна се бори Махатма Ганди?',
    },
    answers: [
      { id: '01a218a2-4f49-7104-9922-7cc19f393dd2', text: { en: 'Egypt', bg: 'На Египет' } },
      { id: '01a218a2-4f4a-7b5b-bc44-f87ca00a0f13', text: { en: 'Turkey', bg: 'На Турция' } },
      { id: '01a218a2-4f4b-7187-9297-835e546d49c9', text: { en: 'Japan', bg: 'На Япония' } },
      { id: '01a218a2-4f4c-7217-81bf-0c7311096ce7', text: { en: 'India', bg: 'На Индия' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “Mahatma Gandhi”',
  },
  {
    id: '01a218a2-4f4d-7197-8e2b-0eda727c2577',
    topic: 'history',
    forChildren: true,
    text: { en: 'Who was the first president of the United States?', bg: 'Кой е първият президент на САЩ?' },
    answers: [
      {
        id: '01a218a2-4f4e-77d2-9ff7-0ecc66f11d8d',
        text: { en: 'George Washington', bg: 'Джордж Вашингтон' },
        right: true,
      },
      { id: '01a218a2-4f4f-7b1e-93f1-dab65f2f4f10', text: { en: 'Abraham Lincoln', bg: 'Ейбрахам Линкълн' } },
      { id: '01a218a2-4f50-7826-b2bd-75ebefa128ef', text: { en: 'Thomas Jefferson', bg: 'Томас Джеферсън' } },
      { id: '01a218a2-4f51-7653-95ed-74213f66f09a', text: { en: 'Benjamin Franklin', bg: 'Бенджамин Франклин' } },
    ],
    source: 'Encyclopaedia Britannica, “George Washington”',
  },
  {
    id: '01a218a2-4f52-764f-9574-1666990e0902',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'What divided the city of Berlin from 1961 to 1989?',
      bg: 'Какво разделя град Берлин от 1961 до 1989 г.?',
    },
    answers: [
      { id: '01a218a2-4f53-7f07-86f7-2a273f6f2a78', text: { en: 'A river', bg: 'Река' } },
      { id: '01a218a2-4f54-7c2d-8615-25bf53d72840', text: { en: 'A canal', bg: 'Канал' } },
      { id: '01a218a2-4f55-76a5-95e3-d30789282f36', text: { en: 'A wall', bg: 'Стена' }, right: true },
      { id: '01a218a2-4f56-78a2-ba05-dddb7b44b24c', text: { en: 'A railway', bg: 'Железница' } },
    ],
    source: 'Encyclopaedia Britannica, “Berlin Wall”',
  },
]
