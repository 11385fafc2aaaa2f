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
]
