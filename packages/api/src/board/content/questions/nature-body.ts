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
]
