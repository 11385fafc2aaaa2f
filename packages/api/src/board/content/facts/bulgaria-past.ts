import type { Fact } from '../types.ts'

export const bulgariaPast: readonly Fact[] = [
  {
    id: '01a1f865-2664-7920-9de8-2cec11e879ff',
    topic: 'bulgaria',
    text: {
      en: 'The gold jewellery found in the Varna necropolis is more than six thousand years old, among the oldest worked gold in the world.',
      bg: 'Златните накити от Варненския некропол са на повече от шест хиляди години – сред най-старото обработено злато в света.',
    },
    source: 'Varna Regional Museum of History, the Varna Eneolithic necropolis',
  },
  {
    id: '01a1f865-2666-7458-b396-77e98e2cb8cb',
    topic: 'bulgaria',
    text: {
      en: 'In 1905 Stamen Grigorov, a young Bulgarian in Geneva, described one of the bacteria that turn milk into yoghurt. It is now named after Bulgaria.',
      bg: 'През 1905 г. Стамен Григоров, млад българин в Женева, описва една от бактериите, които превръщат прясното мляко в кисело. Днес тя носи името на България.',
    },
    source: 'Stamen Grigorov, Revue médicale de la Suisse romande, 1905; Encyclopaedia Britannica, “yogurt”',
  },
  {
    id: '01a1f865-2667-7ba9-b8bf-b1c7cb6f82ba',
    topic: 'bulgaria',
    text: {
      en: 'Rila Monastery was founded in the tenth century. The hermit Saint John of Rila is held to be its founder.',
      bg: 'Рилският манастир е основан през X век. За негов основател се смята отшелникът свети Иван Рилски.',
    },
    source: 'UNESCO World Heritage List, 216: Rila Monastery',
  },
  {
    id: '01a1f865-266c-7dd8-b05e-14a0a92f4f09',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'The Roman theatre in Plovdiv lay buried for centuries. It was dug out in the twentieth century, and plays are staged in it again.',
      bg: 'Античният театър в Пловдив векове наред лежи под земята. Разкрит е през XX век и днес в него отново се играят представления.',
    },
    source: 'Encyclopaedia Britannica, “Plovdiv”',
  },
  {
    id: '01a1f865-266d-7fd4-af09-b2b6d86bd435',
    topic: 'bulgaria',
    text: {
      en: 'The prehistoric drawings in the Magura cave in north-western Bulgaria were painted with bat guano.',
      bg: 'Праисторическите рисунки в пещерата Магура в Северозападна България са направени с гуано от прилепи.',
    },
    source: 'UNESCO World Heritage Tentative List, “The Magoura Cave with drawings from the Bronze Age”',
  },
  {
    id: '01a1f865-266f-79a4-84f5-282639957104',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'The Madara Rider was cut into a sheer cliff about 23 metres above the ground in the early Middle Ages.',
      bg: 'Мадарският конник е изсечен през ранното средновековие в отвесна скала на около 23 метра над земята.',
    },
    source: 'UNESCO World Heritage List, 43: Madara Rider',
  },
  {
    id: '01a1f865-2671-7c82-b6aa-f738d3d1d66f',
    topic: 'bulgaria',
    text: {
      en: 'The first Bulgarian secular school of the new kind, where pupils taught one another, opened in Gabrovo in 1835.',
      bg: 'Първото българско светско училище от новия тип, в което учениците се обучават взаимно, отваря врати в Габрово през 1835 г.',
    },
    source: 'National Aprilov High School, Gabrovo: history of the school',
  },
  {
    id: '01a1f865-2672-752d-a0b5-1da2e807f29e',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'John Atanasoff, whose father came to America from Bulgaria, built one of the first electronic digital computers together with Clifford Berry.',
      bg: 'Джон Атанасов, чийто баща отива в Америка от България, създава заедно с Клифърд Бери един от първите електронни цифрови компютри.',
    },
    source: 'Encyclopaedia Britannica, “John V. Atanasoff”',
  },
  {
    id: '01a1f865-2674-7af2-8059-78fa6a9bc7c5',
    topic: 'bulgaria',
    text: {
      en: 'The frescoes of 1259 in Boyana Church near Sofia show people with lively, individual faces, unusual for their time.',
      bg: 'Стенописите от 1259 г. в Боянската църква край София показват хора с живи, индивидуални лица – нещо необичайно за времето.',
    },
    source: 'UNESCO World Heritage List, 42: Boyana Church',
  },
  {
    id: '01a218ae-9352-7be6-aeb1-410cdaed8c01',
    topic: 'bulgaria',
    text: {
      en: 'Sofia is named after its old church of Saint Sofia, and “sofia” means wisdom in Greek. The Romans called the city Serdica.',
      bg: 'София носи името на старата си църква „Света София“, а „софия“ на гръцки означава „мъдрост“. Римляните наричат града Сердика.',
    },
    source: 'Encyclopaedia Britannica, “Sofia”',
  },
  {
    id: '01a218ae-9353-72b2-b67b-387ad482b7b1',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'The painted Thracian tomb of Kazanlak was found by chance in 1944, by soldiers who were digging.',
      bg: 'Изписаната тракийска гробница край Казанлък е открита случайно през 1944 г. от войници, които копаят.',
    },
    source: 'UNESCO World Heritage List, 44: Thracian Tomb of Kazanlak',
  },
  {
    id: '01a218ae-9354-7285-802d-73d4f3326783',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'The primer that Petar Beron printed in 1824 is called the Fish Primer, because of the whale and the dolphin drawn at its end.',
      bg: 'Букварът, който Петър Берон отпечатва през 1824 г., е наречен „Рибен буквар“ заради кита и делфина, нарисувани в края му.',
    },
    source: 'Petar Beron, “Primer with Various Instructions” (1824)',
  },
  {
    id: '01a218ae-9355-7a48-a832-144b130f9ab7',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Deep down the Black Sea has no oxygen, so wood hardly rots there. Off Bulgaria lies a Greek ship some 2,400 years old that still has its mast.',
      bg: 'Дълбоко в Черно море няма кислород и дървото почти не гние. Край България лежи гръцки кораб на около 2400 години, който още има мачта.',
    },
    source: 'Black Sea Maritime Archaeology Project, announcement of October 2018',
  },
  {
    id: '01a218ae-9356-7597-8004-3799c3493c9d',
    topic: 'bulgaria',
    text: {
      en: 'Before the euro came in 2026, Bulgarians paid with levs. The name is an old word for “lion”.',
      bg: 'Преди еврото да дойде през 2026 г., българите плащат с левове. „Лев“ е стара форма на думата „лъв“.',
    },
    source: 'Bulgarian National Bank; Encyclopaedia Britannica, “lev”',
  },
  {
    id: '01a218ae-9357-7aca-850a-d693d24bf952',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'The floors of the Bishop’s Basilica in Plovdiv, some 1,500 years old, show more than a hundred birds made of coloured stones.',
      bg: 'Върху подовете на Епископската базилика в Пловдив, на около 1500 години, са изобразени над сто птици от цветни камъчета.',
    },
    source: 'UNESCO World Heritage Tentative List, the Bishop’s Basilica and the mosaics of Philippopolis',
  },
  {
    id: '01a218ae-9358-740e-81e9-48f405c39e26',
    topic: 'bulgaria',
    text: {
      en: 'The gold treasure of Panagyurishte was found in 1949 by three brothers who were digging clay at a tile factory.',
      bg: 'Златното Панагюрско съкровище е намерено през 1949 г. от трима братя, които копаят глина край фабрика за керемиди.',
    },
    source: 'Regional Archaeological Museum, Plovdiv: the Panagyurishte treasure',
  },
]
