import type { Question } from '../types.ts'

export const natureBody: readonly Question[] = [
  {
    id: '01a1f865-2731-788d-8600-92bfad22b052',
    topic: 'nature',
    forChildren: true,
    text: { en: 'How many chambers does the human heart have?', bg: 'Колко кухини има човешкото сърце?' },
    answers: [
      { id: '01a1f865-2732-7bfe-a868-efe735f7ffb0', text: { en: 'Four', bg: 'Четири' }, right: true },
      { id: '01a1f865-2733-74ab-a4f3-89c84376533e', text: { en: 'Two', bg: 'Две' } },
      { id: '01a1f865-2734-7712-87fc-57b51a75848a', text: { en: 'Six', bg: 'Шест' } },
      { id: '01a1f865-2735-708a-be48-6b6ed7995d3b', text: { en: 'Three', bg: 'Три' } },
    ],
    source: 'Encyclopaedia Britannica, “heart”',
  },
  {
    id: '01a1f865-2736-7ac0-935b-20c49aafaa0d',
    topic: 'nature',
    forChildren: true,
    text: { en: 'Which is the longest bone in the human body?', bg: 'Коя е най-дългата кост в човешкото тяло?' },
    answers: [
      { id: '01a1f865-2737-71ad-82f8-c4f872ca2179', text: { en: 'The upper arm bone', bg: 'Раменната кост' } },
      { id: '01a1f865-2738-72ee-a183-a1da4f8cd230', text: { en: 'The shin bone', bg: 'Големият пищял' } },
      { id: '01a1f865-2739-74af-8b79-8e85665581e6', text: { en: 'The thigh bone', bg: 'Бедрената кост' }, right: true },
      { id: '01a1f865-273a-7489-a233-356d80de14af', text: { en: 'The collarbone', bg: 'Ключицата' } },
    ],
    source: 'Encyclopaedia Britannica, “femur”',
  },
  {
    id: '01a1f865-273b-79f3-9e6b-71eee28d62bb',
    topic: 'nature',
    forChildren: true,
    text: { en: 'Which part of the eye gives it its colour?', bg: 'Коя част на окото определя цвета му?' },
    answers: [
      { id: '01a1f865-273c-7657-b6f6-45bbe6ffb42b', text: { en: 'The iris', bg: 'Ирисът' }, right: true },
      { id: '01a1f865-273d-718b-a5c5-916c32c5d507', text: { en: 'The lens', bg: 'Лещата' } },
      { id: '01a1f865-273e-7f14-b4e0-1400b7327d01', text: { en: 'The optic nerve', bg: 'Зрителният нерв' } },
      { id: '01a1f865-273f-7027-9bc9-d3ebbc3a1f88', text: { en: 'The retina', bg: 'Ретината' } },
    ],
    source: 'Encyclopaedia Britannica, “iris” (eye)',
  },
  {
    id: '01a1f865-2740-7dd7-a61d-7d9aa02f33fb',
    topic: 'nature',
    text: {
      en: 'Which blood cells carry oxygen around the body?',
      bg: 'Кои кръвни клетки пренасят кислорода в тялото?',
    },
    answers: [
      { id: '01a1f865-2741-7523-ba4d-a50b67c0ceb6', text: { en: 'Lymphocytes', bg: 'Лимфоцитите' } },
      { id: '01a1f865-2742-7c69-a89a-314fcebf45c6', text: { en: 'Platelets', bg: 'Тромбоцитите' } },
      { id: '01a1f865-2743-7132-a845-b7095ec8a166', text: { en: 'White blood cells', bg: 'Белите кръвни клетки' } },
      {
        id: '01a1f865-2744-71ed-849c-3c2b5b9404d1',
        text: { en: 'Red blood cells', bg: 'Червените кръвни клетки' },
        right: true,
      },
    ],
    source: 'Encyclopaedia Britannica, “red blood cell”',
  },
  {
    id: '01a1f865-2745-71f6-bcee-dc46bf7309c1',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Which vitamin does our skin make with the help of sunlight?',
      bg: 'Кой витамин се образува в кожата ни с помощта на слънчевата светлина?',
    },
    answers: [
      { id: '01a1f865-2746-7c0e-96a9-64692a0af4bf', text: { en: 'Vitamin D', bg: 'Витамин D' }, right: true },
      { id: '01a1f865-2747-7015-acd1-1ae5d18fe6f9', text: { en: 'Vitamin A', bg: 'Витамин A' } },
      { id: '01a1f865-2748-7380-8a51-c0c17be64318', text: { en: 'Vitamin C', bg: 'Витамин C' } },
      { id: '01a1f865-2749-76e4-b04a-155dc3d9a13b', text: { en: 'Vitamin B12', bg: 'Витамин B12' } },
    ],
    source: 'NHS, “Vitamin D”',
  },
  {
    id: '01a1f865-274a-7495-bc6d-82cf7ce259c5',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Which organs filter the blood and produce urine?',
      bg: 'Кои органи филтрират кръвта и образуват урината?',
    },
    answers: [
      { id: '01a1f865-274b-7bbb-a2fc-9c8c22102594', text: { en: 'The lungs', bg: 'Белите дробове' } },
      { id: '01a1f865-274c-7999-8869-37a9c768cc03', text: { en: 'The salivary glands', bg: 'Слюнчените жлези' } },
      { id: '01a1f865-274d-7c07-8ac5-434611e11155', text: { en: 'The kidneys', bg: 'Бъбреците' }, right: true },
      { id: '01a1f865-274e-7b46-b074-70ab252aee4b', text: { en: 'The tonsils', bg: 'Сливиците' } },
    ],
    source: 'Encyclopaedia Britannica, “kidney”',
  },
  {
    id: '01a218a5-dc44-79db-a5ea-29f5afdb27eb',
    topic: 'nature',
    text: { en: 'Which organ makes insulin?', bg: 'Кой орган произвежда инсулин?' },
    answers: [
      { id: '01a218a5-dc45-7b7a-b25d-863ce344f6ab', text: { en: 'The liver', bg: 'Черният дроб' } },
      { id: '01a218a5-dc46-7269-9b6d-0087c5124c07', text: { en: 'The spleen', bg: 'Далакът' } },
      { id: '01a218a5-dc47-715e-a0dd-8a0b12ad95b5', text: { en: 'The stomach', bg: 'Стомахът' } },
      {
        id: '01a218a5-dc48-742a-94b7-b3b7f42bf671',
        text: { en: 'The pancreas', bg: 'Задстомашната жлеза' },
        right: true,
      },
    ],
    source: 'Encyclopaedia Britannica, “insulin”',
  },
  {
    id: '01a218a5-dc49-7d75-82c2-98ee630ebbb4',
    topic: 'nature',
    text: {
      en: 'Blood of which group can be given to almost anyone in an emergency?',
      bg: 'Кръв от коя група може да се прелее почти на всеки при спешен случай?',
    },
    answers: [
      { id: '01a218a5-dc4a-7fc6-9dc7-7ab791e3c5fc', text: { en: 'O negative', bg: '0 отрицателна' }, right: true },
      { id: '01a218a5-dc4b-7985-bc55-a7f404f508ae', text: { en: 'AB positive', bg: 'AB положителна' } },
      { id: '01a218a5-dc4c-75f3-ae8b-91cbf0973ee8', text: { en: 'A positive', bg: 'A положителна' } },
      { id: '01a218a5-dc4d-7f42-b27a-b81865635c7f', text: { en: 'B negative', bg: 'B отрицателна' } },
    ],
    source: 'NHS Blood and Transplant, “O negative blood type”',
  },
  {
    id: '01a218a5-dc4e-7072-81ee-088e15e07d89',
    topic: 'nature',
    text: {
      en: 'How many pairs of chromosomes are there in most cells of the human body?',
      bg: 'Колко двойки хромозоми има в повечето клетки на човешкото тяло?',
    },
    answers: [
      { id: '01a218a5-dc4f-7c38-9563-7a96d01b348a', text: { en: '23', bg: '23' }, right: true },
      { id: '01a218a5-dc50-714b-b4de-a6110f88fb86', text: { en: '21', bg: '21' } },
      { id: '01a218a5-dc51-757f-9c4a-ee5d70026305', text: { en: '24', bg: '24' } },
      { id: '01a218a5-dc52-7f57-aa9a-656022ff4cdf', text: { en: '46', bg: '46' } },
    ],
    source: 'Encyclopaedia Britannica, “chromosome”',
  },
  {
    id: '01a218a5-dc53-75de-b937-6ef3d8673999',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Which mineral, plentiful in milk, makes our bones hard?',
      bg: 'Кой елемент, от който има много в млякото, прави костите ни твърди?',
    },
    answers: [
      { id: '01a218a5-dc54-7910-b3cc-cefddd0de7ea', text: { en: 'Iodine', bg: 'Йодът' } },
      { id: '01a218a5-dc55-7229-aad3-aa1a33150e38', text: { en: 'Calcium', bg: 'Калцият' }, right: true },
      { id: '01a218a5-dc56-743b-84c8-81db9bba08c7', text: { en: 'Iron', bg: 'Желязото' } },
      { id: '01a218a5-dc57-7bb6-b125-80933a9384da', text: { en: 'Copper', bg: 'Медта' } },
    ],
    source: 'NHS, “Calcium”',
  },
  {
    id: '01a218a5-dc58-77cc-a677-5b3ad92d61f7',
    topic: 'nature',
    text: { en: 'Where in the body is the cochlea?', bg: 'Къде в тялото е така нареченият охлюв?' },
    answers: [
      { id: '01a218a5-dc59-7e8f-9421-10052de9baee', text: { en: 'In the eye', bg: 'В окото' } },
      { id: '01a218a5-dc5a-75e4-8a1d-b036dd3963bd', text: { en: 'In the knee', bg: 'В коляното' } },
      { id: '01a218a5-dc5b-7bfd-97ec-41b6f208d25b', text: { en: 'In the ear', bg: 'В ухото' }, right: true },
      { id: '01a218a5-dc5c-7f09-9d50-0fed3db0e2ce', text: { en: 'In the throat', bg: 'В гърлото' } },
    ],
    source: 'Encyclopaedia Britannica, “cochlea”',
  },
  {
    id: '01a218a5-dc5d-7683-9a57-2c06282cc1c0',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'How many teeth are there in a full adult set, wisdom teeth included?',
      bg: 'Колко зъба има възрастният човек, ако са му поникнали и мъдреците?',
    },
    answers: [
      { id: '01a218a5-dc5e-7e08-9eb5-4c6c002cb597', text: { en: '28', bg: '28' } },
      { id: '01a218a5-dc5f-7ce8-98e3-9a116c379710', text: { en: '30', bg: '30' } },
      { id: '01a218a5-dc60-743e-9e40-6a2fbd2ab024', text: { en: '36', bg: '36' } },
      { id: '01a218a5-dc61-7ffc-acfe-e0c0ed8a9d9a', text: { en: '32', bg: '32' }, right: true },
    ],
    source: 'Encyclopaedia Britannica, “tooth”',
  },
]
