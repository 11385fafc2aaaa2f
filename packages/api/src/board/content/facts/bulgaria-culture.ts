import type { Fact } from '../types.ts'

export const bulgariaCulture: readonly Fact[] = [
  {
    id: '01a1f865-266b-71eb-914f-66d9169f11d4',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'The two Voyager probes carry a Bulgarian folk song among the stars: “Izlel e Delyu Haydutin”, sung by Valya Balkanska.',
      bg: 'Двете сонди „Вояджър“ носят сред звездите българска народна песен: „Излел е Делю хайдутин“ в изпълнение на Валя Балканска.',
    },
    source: 'NASA Jet Propulsion Laboratory, “Voyager: Music on the Golden Record”',
  },
  {
    id: '01a1f865-2676-7941-b925-e3a9864ad19e',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'The Cyrillic alphabet took shape in Bulgaria at the end of the ninth century. It is named after Saint Cyril.',
      bg: 'Кирилицата се оформя в България в края на IX век. Наречена е на името на свети Кирил.',
    },
    source: 'Encyclopaedia Britannica, “Cyrillic alphabet”',
  },
  {
    id: '01a1f865-2677-7043-be78-6506adb8e6df',
    topic: 'bulgaria',
    text: {
      en: 'When Bulgaria joined the European Union in 2007, Cyrillic became its third official alphabet, after Latin and Greek.',
      bg: 'С присъединяването на България към Европейския съюз през 2007 г. кирилицата става третата му официална азбука след латиницата и гръцката.',
    },
    source: 'European Union, official website: languages and alphabets',
  },
  {
    id: '01a1f865-2678-788c-a1a6-f6f94de5e19c',
    topic: 'bulgaria',
    text: {
      en: 'Unlike most Slavic languages, Bulgarian has almost no noun cases, but it has a definite article, put at the end of the word.',
      bg: 'За разлика от повечето славянски езици българският почти няма падежи при съществителните, но има определителен член, и то в края на думата.',
    },
    source: 'Encyclopaedia Britannica, “Bulgarian language”',
  },
  {
    id: '01a218ae-935a-7c75-bd9f-df6a06663237',
    topic: 'bulgaria',
    text: {
      en: 'The words “Unity makes strength” are written both on the coat of arms of Bulgaria and on the parliament in Sofia.',
      bg: 'Думите „Съединението прави силата“ са изписани и на герба на България, и на сградата на парламента в София.',
    },
    source: 'Coat of Arms of the Republic of Bulgaria Act (1997)',
  },
  {
    id: '01a218ae-935b-7980-a56c-f0df40391096',
    topic: 'bulgaria',
    text: {
      en: 'The national anthem of Bulgaria comes from a song that the student Tsvetan Radoslavov wrote in 1885, in the days of the war with Serbia.',
      bg: 'Българският химн идва от песен, която студентът Цветан Радославов написва през 1885 г., в дните на Сръбско-българската война.',
    },
    source: 'National Assembly of the Republic of Bulgaria: the national anthem “Mila Rodino”',
  },
]
