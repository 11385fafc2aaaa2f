import type { Fact } from '../types.ts'

export const naturePlants: readonly Fact[] = [
  {
    id: '01a1f865-263f-7ff4-9ffe-5491ebb5119f',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Some kinds of bamboo can grow by tens of centimetres in a day, yet bloom only once in several decades.',
      bg: 'Някои видове бамбук могат да израснат с десетки сантиметри за един ден, а цъфтят само веднъж на няколко десетилетия.',
    },
    source: 'Encyclopaedia Britannica, “bamboo”',
  },
  {
    id: '01a1f865-2640-704b-b1a6-3f1c00ee310a',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'For a botanist a banana is a berry and a strawberry is not. The true fruits of the strawberry are the little “seeds” on its surface.',
      bg: 'За ботаниците бананът е плод от типа „ягода“, а самата ягода не е такъв плод. Истинските ѝ плодчета са малките „семенца“ по повърхността.',
    },
    source: 'Encyclopaedia Britannica, “berry”; “strawberry”',
  },
  {
    id: '01a1f865-2643-7b2f-af7c-d2cd3670f130',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Bristlecone pines in the western United States can live for more than four and a half thousand years.',
      bg: 'Дълговечните борове в западната част на САЩ могат да живеят повече от четири хиляди и петстотин години.',
    },
    source: 'Encyclopaedia Britannica, “bristlecone pine”',
  },
  {
    id: '01a1f865-2655-7455-be10-ad9f8b42788f',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Roughly half of the oxygen produced on Earth each year comes from the ocean, mostly from tiny plankton.',
      bg: 'Около половината от кислорода, който се образува на Земята всяка година, идва от океана – най-вече от дребния планктон.',
    },
    source: 'NOAA, “How much oxygen comes from the ocean?”',
  },
  {
    id: '01a218ae-9367-7f87-9b66-4bd7abaa4d06',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Touch the leaves of a mimosa called the sensitive plant, and they fold up within seconds.',
      bg: 'Докосни листата на срамливата мимоза – и само за няколко секунди те се свиват.',
    },
    source: 'Royal Botanic Gardens, Kew, “Mimosa pudica”',
  },
  {
    id: '01a218ae-9368-7228-a98c-aa48fa9cfda0',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'A Venus flytrap usually snaps shut only if its hairs are touched twice within about twenty seconds. A single raindrop does not fool it.',
      bg: 'Венерината мухоловка обикновено се затваря само ако докоснат власинките ѝ два пъти в рамките на около двадесет секунди. Една дъждовна капка не може да я излъже.',
    },
    source:
      'Böhm and others, “The Venus Flytrap Dionaea muscipula Counts Prey-Induced Action Potentials”, Current Biology, 2016',
  },
  {
    id: '01a218ae-9369-7b98-bba0-58f74fef70e1',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Young sunflowers follow the Sun across the sky every day. When they have grown up, they stay facing east.',
      bg: 'Младите слънчогледи всеки ден следят Слънцето по небето. Когато пораснат, остават обърнати на изток.',
    },
    source: 'Atamian and others, “Circadian regulation of sunflower heliotropism”, Science, 2016',
  },
  {
    id: '01a218ae-936a-7139-bab7-93ea6be03223',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'The largest single flower in the world, Rafflesia arnoldii, can be about a metre wide. It smells of rotten meat.',
      bg: 'Най-големият единичен цвят в света – на растението рафлезия – може да е широк около метър. Мирише на развалено месо.',
    },
    source: 'Royal Botanic Gardens, Kew, “Rafflesia arnoldii”',
  },
]
