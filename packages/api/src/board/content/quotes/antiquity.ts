import type { Quote } from '../types.ts'

export const antiquity: readonly Quote[] = [
  {
    id: '01a1f865-269f-78eb-901f-4001991d6035',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'If you add only a little to a little, and do it often, soon that little will grow great.',
      bg: 'Ако прибавяш и по малко към малкото, но го правиш често, скоро и малкото ще стане голямо.',
    },
    author: { en: 'Hesiod', bg: 'Хезиод' },
    source: { en: 'Works and Days (c. 700 BC)', bg: '„Дела и дни“ (ок. 700 г. пр. Хр.)' },
  },
  {
    id: '01a1f865-26a0-7c1b-962b-9e40336c3a22',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Put nothing off until tomorrow, nor until the day after.',
      bg: 'Не отлагай нищо за утре, нито за вдругиден.',
    },
    author: { en: 'Hesiod', bg: 'Хезиод' },
    source: { en: 'Works and Days (c. 700 BC)', bg: '„Дела и дни“ (ок. 700 г. пр. Хр.)' },
  },
  {
    id: '01a1f865-26a1-717c-9bfc-99a3aef92bbc',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'It is not because things are difficult that we do not dare; it is because we do not dare that they are difficult.',
      bg: 'Не че нещата са трудни и затова не дръзваме; трудни са, защото не дръзваме.',
    },
    author: { en: 'Seneca', bg: 'Сенека' },
    source: { en: 'Moral Letters to Lucilius, 104 (c. AD 65)', bg: '„Нравствени писма до Луцилий“, 104 (ок. 65 г.)' },
  },
  {
    id: '01a1f865-26a2-7b77-b9a1-4193d088649c',
    topic: 'everyday',
    text: {
      en: 'Everything else, Lucilius, belongs to others; time alone is ours.',
      bg: 'Всичко друго, Луцилий, е чуждо; само времето е наше.',
    },
    author: { en: 'Seneca', bg: 'Сенека' },
    source: { en: 'Moral Letters to Lucilius, 1 (c. AD 65)', bg: '„Нравствени писма до Луцилий“, 1 (ок. 65 г.)' },
  },
  {
    id: '01a1f865-26a3-75dd-9cb7-f1d67275c03f',
    topic: 'everyday',
    forChildren: true,
    text: { en: 'People learn while they teach.', bg: 'Докато учат другите, хората се учат и сами.' },
    author: { en: 'Seneca', bg: 'Сенека' },
    source: { en: 'Moral Letters to Lucilius, 7 (c. AD 65)', bg: '„Нравствени писма до Луцилий“, 7 (ок. 65 г.)' },
  },
  {
    id: '01a1f865-26a4-7bb4-af3e-757eb0ac72ff',
    topic: 'everyday',
    text: {
      en: 'No wind is the right one for those who do not know what harbour they are making for.',
      bg: 'За онзи, който не знае към кое пристанище плава, никой вятър не е попътен.',
    },
    author: { en: 'Seneca', bg: 'Сенека' },
    source: { en: 'Moral Letters to Lucilius, 71 (c. AD 65)', bg: '„Нравствени писма до Луцилий“, 71 (ок. 65 г.)' },
  },
  {
    id: '01a1f865-26a5-794a-96ba-f2a3aec189b2',
    topic: 'everyday',
    text: {
      en: 'It is not that we have little time, but that we have wasted much of it.',
      bg: 'Не че имаме малко време – много от него сме пропилели.',
    },
    author: { en: 'Seneca', bg: 'Сенека' },
    source: { en: 'On the Shortness of Life (c. AD 49)', bg: '„За краткостта на живота“ (ок. 49 г.)' },
  },
  {
    id: '01a1f865-26a6-7368-9580-187994dde03a',
    topic: 'everyday',
    text: {
      en: 'What hinders a task becomes a help to the task, and what stands in the road helps us along the road.',
      bg: 'Каквото пречи на делото, започва да му помага; каквото прегражда пътя, ни води напред по пътя.',
    },
    author: { en: 'Marcus Aurelius', bg: 'Марк Аврелий' },
    source: { en: 'Meditations, V, 20 (c. AD 175)', bg: '„Към себе си“, V, 20 (ок. 175 г.)' },
  },
  {
    id: '01a1f865-26a7-7c53-9072-77486756c684',
    topic: 'everyday',
    text: {
      en: 'As your usual thoughts are, so will your mind be; for the soul takes its colour from its thoughts.',
      bg: 'Каквито са обичайните ти мисли, такъв ще бъде и умът ти; защото душата се багри от мислите си.',
    },
    author: { en: 'Marcus Aurelius', bg: 'Марк Аврелий' },
    source: { en: 'Meditations, V, 16 (c. AD 175)', bg: '„Към себе си“, V, 16 (ок. 175 г.)' },
  },
  {
    id: '01a1f865-26a8-7315-b931-c129da03fd41',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Talk no longer about what a good person should be; be one.',
      bg: 'Престани да обсъждаш какъв трябва да е добрият човек, а бъди такъв.',
    },
    author: { en: 'Marcus Aurelius', bg: 'Марк Аврелий' },
    source: { en: 'Meditations, X, 16 (c. AD 175)', bg: '„Към себе си“, X, 16 (ок. 175 г.)' },
  },
  {
    id: '01a1f865-26a9-71cd-bc2e-06f9ebddc1e8',
    topic: 'everyday',
    text: {
      en: 'If something is hard for you, do not suppose that it is beyond human power; and if it is within human power, trust that it is in your reach too.',
      bg: 'Ако нещо ти е трудно, не мисли, че е непосилно за човека; а щом е по силите на човека, вярвай, че е постижимо и за теб.',
    },
    author: { en: 'Marcus Aurelius', bg: 'Марк Аврелий' },
    source: { en: 'Meditations, VI, 19 (c. AD 175)', bg: '„Към себе си“, VI, 19 (ок. 175 г.)' },
  },
  {
    id: '01a1f865-26aa-743a-bca6-f455f1535f90',
    topic: 'everyday',
    text: {
      en: 'First tell yourself what kind of person you want to be; then do what you do accordingly.',
      bg: 'Първо си кажи какъв човек искаш да бъдеш, а после върши всичко според това.',
    },
    author: { en: 'Epictetus', bg: 'Епиктет' },
    source: { en: 'Discourses, III, 23 (c. AD 108)', bg: '„Беседи“, III, 23 (ок. 108 г.)' },
  },
  {
    id: '01a1f865-26ab-797c-ae0e-71e7a32ee41c',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'Nothing great comes into being all at once, when not even a bunch of grapes or a fig does.',
      bg: 'Нищо голямо не се ражда изведнъж, щом дори гроздът и смокинята не стават изведнъж.',
    },
    author: { en: 'Epictetus', bg: 'Епиктет' },
    source: { en: 'Discourses, I, 15 (c. AD 108)', bg: '„Беседи“, I, 15 (ок. 108 г.)' },
  },
  {
    id: '01a1f865-26ac-71cb-a13b-7a2a07932d5b',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'What we have to learn before we can do it, we learn by doing it.',
      bg: 'Каквото трябва да научим, за да го вършим, учим го, като го вършим.',
    },
    author: { en: 'Aristotle', bg: 'Аристотел' },
    source: { en: 'Nicomachean Ethics, II, 1 (4th century BC)', bg: '„Никомахова етика“, II, 1 (IV век пр. Хр.)' },
  },
  {
    id: '01a1f865-26ad-79bc-9d50-e9c6ef479e22',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'One swallow does not make a spring, nor does a single day.',
      bg: 'Една лястовица не прави пролет, нито един-единствен ден.',
    },
    author: { en: 'Aristotle', bg: 'Аристотел' },
    source: { en: 'Nicomachean Ethics, I, 7 (4th century BC)', bg: '„Никомахова етика“, I, 7 (IV век пр. Хр.)' },
  },
  {
    id: '01a1f865-26ae-74f2-86a9-17322adc49ea',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'The beginning is the most important part of every work.',
      bg: 'Началото е най-важната част от всяко дело.',
    },
    author: { en: 'Plato', bg: 'Платон' },
    source: { en: 'The Republic, II (c. 375 BC)', bg: '„Държавата“, II (ок. 375 г. пр. Хр.)' },
  },
  {
    id: '01a1f865-26af-7219-8a16-68747951c91d',
    topic: 'everyday',
    text: {
      en: 'Whoever has begun has half the work done. Dare to be wise: begin!',
      bg: 'Който е започнал, е свършил половината работа. Дръзни да бъдеш мъдър: започни!',
    },
    author: { en: 'Horace', bg: 'Хораций' },
    source: { en: 'Epistles, I, 2 (c. 20 BC)', bg: '„Послания“, I, 2 (ок. 20 г. пр. Хр.)' },
  },
  {
    id: '01a1f865-26b0-7dcb-b886-f536fe120092',
    topic: 'sport',
    forChildren: true,
    text: { en: 'They can because they believe they can.', bg: 'Могат, защото вярват, че могат.' },
    author: { en: 'Virgil', bg: 'Вергилий' },
    source: { en: 'Aeneid, V (19 BC)', bg: '„Енеида“, V (19 г. пр. Хр.)' },
  },
  {
    id: '01a1f865-26b1-7639-aed8-08f3823a61ee',
    topic: 'nature',
    forChildren: true,
    text: { en: 'A drop hollows out the stone.', bg: 'Капката дълбае камъка.' },
    author: { en: 'Ovid', bg: 'Овидий' },
    source: { en: 'Letters from the Black Sea, IV, 10 (c. AD 16)', bg: '„Писма от Понта“, IV, 10 (ок. 16 г.)' },
  },
  {
    id: '01a1f865-26b2-7aa5-b709-8ba71b087985',
    topic: 'world',
    text: { en: 'I am human: I consider nothing human foreign to me.', bg: 'Човек съм и нищо човешко не ми е чуждо.' },
    author: { en: 'Terence', bg: 'Теренций' },
    source: { en: 'The Self-Tormentor (163 BC)', bg: '„Самоизмъчващият се“ (163 г. пр. Хр.)' },
  },
  {
    id: '01a1f865-26b3-7749-94d4-53e0c0fa9b56',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: 'The mind does not need filling like a vessel; like wood it needs only a spark to kindle it.',
      bg: 'Умът не е съд, който трябва да се напълни; като дървата и той иска само искра, за да пламне.',
    },
    author: { en: 'Plutarch', bg: 'Плутарх' },
    source: { en: 'On Listening (c. AD 100)', bg: '„За слушането“ (ок. 100 г.)' },
  },
]
