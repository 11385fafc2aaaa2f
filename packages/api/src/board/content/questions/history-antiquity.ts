import type { Question } from '../types.ts'

export const historyAntiquity: readonly Question[] = [
  {
    id: '01a1f865-288a-7eab-95b5-deac1e777abf',
    topic: 'history',
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
]
