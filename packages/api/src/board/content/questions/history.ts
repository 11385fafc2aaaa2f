import type { Question } from '../types.ts'

export const history: readonly Question[] = [
  {
    id: '01a1f865-2885-7039-a7c9-3dc1b22581a6',
    text: { en: 'In which year did the Second World War end?', bg: 'През коя година завършва Втората световна война?' },
    answers: [
      { id: '01a1f865-2886-7008-83d4-a03f55a19331', text: { en: '1918', bg: '1918' } },
      { id: '01a1f865-2887-7514-b49a-1d6c8b7653e3', text: { en: '1939', bg: '1939' } },
      { id: '01a1f865-2888-77e6-b42b-41e92743a8b2', text: { en: '1945', bg: '1945' }, right: true },
      { id: '01a1f865-2889-737a-a132-b93e37f6cadc', text: { en: '1950', bg: '1950' } },
    ],
  },
  {
    id: '01a1f865-288a-7eab-95b5-deac1e777abf',
    forChildren: true,
    text: { en: 'Who built the pyramids of Giza?', bg: 'Кой строи пирамидите в Гиза?' },
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
  },
  {
    id: '01a1f865-288f-7a43-b2bd-d55851f60840',
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
  },
  {
    id: '01a1f865-2894-773a-9b11-6b6caca42592',
    text: {
      en: 'Who began to print books with movable metal type in Europe in the fifteenth century?',
      bg: 'Кой започва да печата книги с подвижни метални букви в Европа през XV век?',
    },
    answers: [
      { id: '01a1f865-2895-74fe-b713-0624202359a4', text: { en: 'Leonardo da Vinci', bg: 'Леонардо да Винчи' } },
      {
        id: '01a1f865-2896-792a-9dc0-0c1903505148',
        text: { en: 'Johannes Gutenberg', bg: 'Йоханес Гутенберг' },
        right: true,
      },
      { id: '01a1f865-2897-7db6-ba62-f6d82da2daea', text: { en: 'Christopher Columbus', bg: 'Христофор Колумб' } },
      { id: '01a1f865-2898-7615-8d4c-6e76b5d38f19', text: { en: 'Nicolaus Copernicus', bg: 'Николай Коперник' } },
    ],
  },
  {
    id: '01a1f865-2899-7c51-bcb6-1a4ddd6a4fd4',
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
  },
  {
    id: '01a1f865-289e-7a14-8201-1b079bad752a',
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
  },
  {
    id: '01a1f865-28a3-729f-860e-3f5dcb3d5d6b',
    forChildren: true,
    text: {
      en: 'What writing material did the ancient Egyptians make from reeds growing by the Nile?',
      bg: 'Какъв материал за писане правят древните египтяни от растение край Нил?',
    },
    answers: [
      { id: '01a1f865-28a4-7663-b7ca-d8625548645e', text: { en: 'Silk', bg: 'Коприна' } },
      { id: '01a1f865-28a5-774e-a119-a86dbde6a1c0', text: { en: 'Papyrus', bg: 'Папирус' }, right: true },
      { id: '01a1f865-28a6-7d86-ab5d-109bada1358b', text: { en: 'Parchment', bg: 'Пергамент' } },
      { id: '01a1f865-28a7-7b79-9978-320d28295725', text: { en: 'Birch bark', bg: 'Брезова кора' } },
    ],
  },
]
