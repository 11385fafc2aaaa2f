import type { Fact } from '../types.ts'

export const history: readonly Fact[] = [
  {
    id: '01a1f865-2681-7779-bc18-c20096a48ceb',
    text: {
      en: 'Cleopatra lived closer in time to the first Moon landing than to the building of the Great Pyramid of Giza.',
      bg: 'Клеопатра е живяла по-близо по време до първото кацане на хора на Луната, отколкото до строежа на Голямата пирамида в Гиза.',
    },
  },
  {
    id: '01a1f865-2682-7a70-a09c-c8e171be820c',
    text: {
      en: 'There was already teaching at Oxford more than two centuries before the Aztecs founded Tenochtitlan in 1325.',
      bg: 'В Оксфорд вече се е преподавало повече от два века преди ацтеките да основат Теночтитлан през 1325 г.',
    },
  },
  {
    id: '01a1f865-2683-70aa-ad5e-b2621b9b1d05',
    forChildren: true,
    text: {
      en: 'At the first modern Olympic Games, in Athens in 1896, the winners received silver medals, not gold ones.',
      bg: 'На първите съвременни олимпийски игри в Атина през 1896 г. победителите получават сребърни медали, а не златни.',
    },
  },
  {
    id: '01a1f865-2684-7442-886c-df077d0d18e9',
    text: {
      en: 'The Eiffel Tower was meant to stand for only twenty years. It was spared because it proved useful for radio.',
      bg: 'Айфеловата кула е трябвало да остане само двадесет години. Запазват я, защото се оказва полезна за радиовръзките.',
    },
  },
  {
    id: '01a1f865-2685-7fbe-b83f-c9c61a670bed',
    text: {
      en: 'The dome of the Pantheon in Rome, built in the second century, is still the largest dome of unreinforced concrete in the world.',
      bg: 'Куполът на Пантеона в Рим, построен през II век, и до днес е най-големият купол от неармиран бетон в света.',
    },
  },
  {
    id: '01a1f865-2686-75b1-9613-43ae8af10caf',
    text: {
      en: 'The Antikythera mechanism, a Greek device of bronze gears more than two thousand years old, could predict eclipses.',
      bg: 'Антикитерският механизъм, гръцко устройство с бронзови зъбни колела на повече от две хиляди години, е предсказвал затъмненията.',
    },
  },
  {
    id: '01a1f865-2687-7948-bc86-41fd8cef8e57',
    text: {
      en: 'In 1843 Ada Lovelace published instructions for a computing machine that was never built. They are often called the first program.',
      bg: 'През 1843 г. Ада Лъвлейс публикува указания за изчислителна машина, която така и не е построена. Често ги наричат първата програма.',
    },
  },
  {
    id: '01a1f865-2688-7ff9-aa8e-a39e784e3a4c',
    text: {
      en: 'Magellan set out in 1519 with five ships and more than two hundred men. In 1522 one ship with eighteen of them completed the voyage round the world.',
      bg: 'Магелан потегля през 1519 г. с пет кораба и над двеста души. През 1522 г. един кораб с осемнадесет от тях завършва пътуването около света.',
    },
  },
  {
    id: '01a1f865-2689-7a94-a0a1-40854e80dc54',
    forChildren: true,
    text: {
      en: 'The first flight of the Wright brothers’ aeroplane in 1903 lasted twelve seconds and covered about 37 metres.',
      bg: 'Първият полет на самолета на братята Райт през 1903 г. трае дванадесет секунди, а изминатото разстояние е около 37 метра.',
    },
  },
  {
    id: '01a1f865-268a-715a-a8b0-4ca60b4823a2',
    text: {
      en: 'Around 1455 Gutenberg’s workshop finished about 180 copies of the Bible. Until then books in Europe were mostly copied by hand.',
      bg: 'Около 1455 г. работилницата на Гутенберг завършва към 180 екземпляра на Библията. Дотогава книгите в Европа се преписват предимно на ръка.',
    },
  },
]
