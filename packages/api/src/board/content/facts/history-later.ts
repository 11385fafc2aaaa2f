import type { Fact } from '../types.ts'

export const historyLater: readonly Fact[] = [
  {
    id: '01a1f865-267c-72b0-b155-9030906b658e',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Louis Braille was still a teenager when he worked out the raised dots that blind people read with their fingers.',
      bg: 'Луи Брайл е още юноша, когато измисля изпъкналите точки, които незрячите хора четат с пръсти.',
    },
    source: 'Encyclopaedia Britannica, “Louis Braille”',
  },
  {
    id: '01a1f865-2682-7a70-a09c-c8e171be820c',
    topic: 'history',
    text: {
      en: 'There was already teaching at Oxford more than two centuries before the Aztecs founded Tenochtitlan in 1325.',
      bg: 'В Оксфорд вече се е преподавало повече от два века преди ацтеките да основат Теночтитлан през 1325 г.',
    },
    source: 'University of Oxford, “History”; Encyclopaedia Britannica, “Tenochtitlan”',
  },
  {
    id: '01a1f865-2684-7442-886c-df077d0d18e9',
    topic: 'history',
    text: {
      en: 'The Eiffel Tower was meant to stand for only twenty years. It was spared because it proved useful for radio.',
      bg: 'Айфеловата кула е трябвало да остане само двадесет години. Запазват я, защото се оказва полезна за радиовръзките.',
    },
    source: 'Encyclopaedia Britannica, “Eiffel Tower”',
  },
  {
    id: '01a1f865-2688-7ff9-aa8e-a39e784e3a4c',
    topic: 'history',
    text: {
      en: 'Magellan set out in 1519 with five ships and more than two hundred men. He died on the way. In 1522 eighteen men came home on one ship that had sailed round the world.',
      bg: 'Магелан потегля през 1519 г. с пет кораба и над двеста души. Той загива по пътя. През 1522 г. осемнадесет души се завръщат с един кораб, обиколил света.',
    },
    source: 'Encyclopaedia Britannica, “Ferdinand Magellan”',
  },
  {
    id: '01a1f865-2689-7a94-a0a1-40854e80dc54',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'The first flight of the Wright brothers’ aeroplane in 1903 lasted twelve seconds and covered about 37 metres.',
      bg: 'Първият полет на самолета на братята Райт през 1903 г. трае дванадесет секунди, а изминатото разстояние е около 37 метра.',
    },
    source: 'Smithsonian National Air and Space Museum, “1903 Wright Flyer”',
  },
  {
    id: '01a1f865-268a-715a-a8b0-4ca60b4823a2',
    topic: 'history',
    text: {
      en: 'Around 1455 Gutenberg’s workshop finished about 180 copies of the Bible. Until then books in Europe were mostly copied by hand.',
      bg: 'Около 1455 г. работилницата на Гутенберг завършва към 180 екземпляра на Библията. Дотогава книгите в Европа се преписват предимно на ръка.',
    },
    source: 'Encyclopaedia Britannica, “Gutenberg Bible”',
  },
]
