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
  {
    id: '01a218ad-1bcd-7f99-a266-50d279169254',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'You cannot see the Great Wall of China from the Moon. Astronauts who were there said so.',
      bg: 'Великата китайска стена не се вижда от Луната. Потвърждават го астронавти, които са били там.',
    },
    source: 'NASA, “China’s Wall Less Great in View from Space”',
  },
  {
    id: '01a218ad-1bce-78ee-b452-3da1e0c9284f',
    topic: 'history',
    text: {
      en: 'In October 1582 ten days were skipped in Italy and Spain: after the fourth came the fifteenth. So the new calendar began.',
      bg: 'През октомври 1582 г. в Италия и Испания прескачат десет дни: след четвърти идва петнадесети. Така започва новият календар.',
    },
    source: 'Encyclopaedia Britannica, “Gregorian calendar”',
  },
  {
    id: '01a218ad-1bcf-7613-b9f1-804b217f194a',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'The helmets of the Vikings had no horns. Painters and the opera gave them those a thousand years later.',
      bg: 'Шлемовете на викингите са били без рога. Рога им слагат чак художниците и операта хиляда години по-късно.',
    },
    source: 'National Museum of Denmark, “Viking helmets”',
  },
  {
    id: '01a218ad-1bd0-7db8-b35a-394328a78404',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Vikings lived in North America almost five hundred years before Columbus: wood that they cut there in 1021 has been found.',
      bg: 'Викинги живеят в Северна Америка почти петстотин години преди Колумб: открито е дърво, което са рязали там през 1021 г.',
    },
    source: 'Kuitems and others, “Evidence for European presence in the Americas in AD 1021”, Nature, 2021',
  },
  {
    id: '01a218ad-1bd1-7345-9b7b-c3102c1b5086',
    topic: 'history',
    text: {
      en: 'Napoleon was not short: he was about 1.68 metres tall, a little more than the average Frenchman of his time.',
      bg: 'Наполеон не е бил нисък: ръстът му е около 1,68 метра – малко повече от средния за французите по негово време.',
    },
    source: 'Encyclopaedia Britannica, “Was Napoleon Short?”',
  },
  {
    id: '01a218ad-1bd2-7c26-bb53-ea30942cd91c',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'British stamps do not say where they are from. The first postage stamp in the world, of 1840, was British, so no name was needed.',
      bg: 'На британските пощенски марки не пише от коя държава са. Първата марка в света, от 1840 г., е британска и име не е трябвало.',
    },
    source: 'The Postal Museum, London, “The Penny Black”',
  },
  {
    id: '01a218ad-1bd3-7324-8a99-edb478f39a63',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'The first passengers of a hot-air balloon were a sheep, a duck and a rooster. They flew in France in 1783 and landed safely.',
      bg: 'Първите пътници в балон с горещ въздух са овца, патица и петел. Те летят във Франция през 1783 г. и кацат невредими.',
    },
    source: 'Smithsonian National Air and Space Museum, “Montgolfier balloon”',
  },
  {
    id: '01a218ad-1bd4-7c0f-86fd-4f1bf6255edd',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Valentina Tereshkova, the first woman in space, flew round Earth 48 times in June 1963.',
      bg: 'Валентина Терешкова, първата жена в Космоса, обикаля Земята 48 пъти през юни 1963 г.',
    },
    source: 'Encyclopaedia Britannica, “Valentina Tereshkova”',
  },
  {
    id: '01a218ad-1bd5-7f3b-abc4-9c8e8d73ae94',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'The Hundred Years’ War did not last a hundred years but a hundred and sixteen, from 1337 to 1453.',
      bg: 'Стогодишната война не продължава сто години, а сто и шестнадесет – от 1337 до 1453 г.',
    },
    source: 'Encyclopaedia Britannica, “Hundred Years’ War”',
  },
  {
    id: '01a218ad-1bd6-7858-8ce6-8931835f06a3',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'The Tower of Pisa began to lean while it was still being built: the soft ground gave way under it.',
      bg: 'Кулата в Пиза се накланя още докато я строят: меката земя под нея поддава.',
    },
    source: 'Encyclopaedia Britannica, “Leaning Tower of Pisa”',
  },
  {
    id: '01a218ad-1bd7-7cf4-9bef-03aa709cfab3',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'The Incas kept their accounts without writing: they tied knots in coloured strings.',
      bg: 'Инките водели сметките си без писменост – с възли върху цветни върви.',
    },
    source: 'Encyclopaedia Britannica, “quipu”',
  },
  {
    id: '01a218ad-1bd8-7b4c-b9a4-1e250dd8b781',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'For the Aztecs cocoa beans were money, and people could pay with them at the market.',
      bg: 'За ацтеките какаовите зърна са пари: с тях може да се пазарува.',
    },
    source: 'Encyclopaedia Britannica, “cacao”; Smithsonian Magazine, “A Brief History of Chocolate”',
  },
  {
    id: '01a218ad-1bd9-7b2f-87bb-add919433715',
    topic: 'history',
    text: {
      en: 'The first words of Alexander Graham Bell by telephone, in 1876, were to a man in the next room: “Mr. Watson, come here, I want to see you.”',
      bg: 'Първите думи на Александър Бел по телефона – „Господин Уотсън, елате, искам да Ви видя“ – са казани през 1876 г. на човек в съседната стая.',
    },
    source: 'Library of Congress, Alexander Graham Bell’s laboratory notebook, 10 March 1876',
  },
  {
    id: '01a218ad-1bda-7a45-b312-7b6b2cb94175',
    topic: 'history',
    text: {
      en: 'New Zealand was the first self-governing country where all women could vote for the parliament, in 1893.',
      bg: 'Нова Зеландия е първата страна със собствено управление, в която всички жени могат да гласуват за парламент – през 1893 г.',
    },
    source: 'Encyclopaedia Britannica, “women’s suffrage”',
  },
  {
    id: '01a218ad-1bdb-7377-bf94-58c83242769d',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'The Statue of Liberty crossed the ocean in 350 pieces and had to be put together like a puzzle.',
      bg: 'Статуята на свободата прекосява океана на 350 части и трябва да бъде сглобена като пъзел.',
    },
    source: 'US National Park Service, Statue of Liberty National Monument',
  },
  {
    id: '01a218ad-1bdc-751c-911d-c54ca819ae91',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Mary Anning was about twelve when she found the skeleton of an ichthyosaur, a sea reptile from the age of the dinosaurs.',
      bg: 'Мери Анинг е на около дванадесет години, когато намира скелет на ихтиозавър – морско влечуго от времето на динозаврите.',
    },
    source: 'Natural History Museum, London, “Mary Anning”',
  },
]
