import type { Fact } from '../types.ts'

export const scienceSpace: readonly Fact[] = [
  {
    id: '01a1f865-261f-7cb9-a5a7-5f941b0a782b',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Sunlight takes a little over eight minutes to reach Earth, so we always see the Sun as it was more than eight minutes ago.',
      bg: 'Светлината от Слънцето стига до Земята за малко повече от осем минути, затова винаги го виждаме такова, каквото е било преди толкова време.',
    },
    source: 'NASA Science, “Sun: Facts”',
  },
  {
    id: '01a1f865-2620-7d09-b47e-c36d840228ef',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Venus spins so slowly that one full turn on its axis takes about 243 Earth days, longer than its year of about 225.',
      bg: 'Венера се върти толкова бавно, че едно пълно завъртане около оста ѝ трае около 243 земни денонощия – повече от нейната година, която е около 225.',
    },
    source: 'NASA Science, “Venus: Facts”',
  },
  {
    id: '01a1f865-2621-7f36-b721-25b6a1fddd25',
    topic: 'science',
    text: {
      en: 'Jupiter is more than twice as massive as all the other planets of the Solar System combined.',
      bg: 'Масата на Юпитер е повече от два пъти по-голяма от общата маса на всички останали планети в Слънчевата система.',
    },
    source: 'NASA Science, “Jupiter: Facts”',
  },
  {
    id: '01a1f865-2622-729b-992e-39cc963187ac',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'The Moon moves almost four centimetres farther from us every year. We know it from laser beams bounced off mirrors left on its surface.',
      bg: 'Луната се отдалечава от нас с почти четири сантиметра годишно. Знаем го от лазерни лъчи, отразени в огледала, оставени на повърхността ѝ.',
    },
    source: 'NASA, “Lunar laser ranging”: the Moon recedes by 3.8 cm a year',
  },
  {
    id: '01a1f865-2623-70c4-898c-c83be57a661a',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'On Mars the sky around the setting Sun looks bluish, because the fine dust in the thin air scatters blue light forward.',
      bg: 'На Марс небето около залязващото Слънце изглежда синкаво, защото финият прах в рядката атмосфера разсейва синята светлина напред.',
    },
    source: 'NASA Jet Propulsion Laboratory, “Sunset in Mars’ Gale Crater”',
  },
  {
    id: '01a1f865-2624-75a2-965a-50e1e51ff651',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Olympus Mons, a volcano on Mars, rises more than 20 kilometres above the land around it, over twice the height of Everest.',
      bg: 'Вулканът Олимп на Марс се издига на повече от 20 километра над околната равнина – над два пъти по-високо от Еверест.',
    },
    source: 'NASA Science, “Mars: Facts”',
  },
  {
    id: '01a1f865-2625-70a5-9bd3-9e97becd4447',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'There is no wind or rain on the Moon, so the footprints of the astronauts who walked there can last for millions of years.',
      bg: 'На Луната няма нито вятър, нито дъжд, затова стъпките на астронавтите, които са ходили по нея, могат да се запазят милиони години.',
    },
    source: 'NASA Science, “Moon: Facts”',
  },
  {
    id: '01a1f865-2626-7442-8c34-d2b0153d1293',
    topic: 'science',
    text: {
      en: 'Saturn is the only planet of the Solar System that is less dense than water.',
      bg: 'Сатурн е единствената планета в Слънчевата система, чиято плътност е по-малка от тази на водата.',
    },
    source: 'NASA Science, “Saturn: Facts”',
  },
  {
    id: '01a1f865-2627-7d89-ba1c-9c34770f3b49',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'A spacecraft in a low orbit circles Earth in about ninety minutes, so its crew can see some sixteen sunrises in a single day.',
      bg: 'Космически кораб на ниска орбита обикаля Земята за около деветдесет минути, затова екипажът му може да види към шестнадесет изгрева за едно денонощие.',
    },
    source: 'NASA, “International Space Station Facts and Figures”',
  },
  {
    id: '01a1f865-2628-722a-984c-a7ad530786b9',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Uranus lies almost on its side as it goes round the Sun, so each of its poles has about 42 years of light and then 42 years of darkness.',
      bg: 'Уран обикаля Слънцето почти легнал настрани, затова на всеки от полюсите му е светло около 42 години, а после още 42 години е тъмно.',
    },
    source: 'NASA Science, “Uranus: Facts”',
  },
  {
    id: '01a1f865-2629-7db0-936c-8b33c7884d90',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Two Bulgarians flew into space in the twentieth century: Georgi Ivanov in 1979 and Aleksandar Aleksandrov in 1988.',
      bg: 'През XX век в Космоса летят двама българи: Георги Иванов през 1979 г. и Александър Александров през 1988 г.',
    },
    source: 'Encyclopedia Astronautica, “Soyuz 33” and “Soyuz TM-5”',
  },
  {
    id: '01a1f865-2650-77a7-a0fb-a9b9a088ed7d',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'In 1971 an astronaut dropped a hammer and a feather on the airless Moon. They reached the ground together.',
      bg: 'През 1971 г. астронавт пуска на Луната, където няма въздух, чук и перо. Те падат на повърхността едновременно.',
    },
    source: 'NASA, “The Apollo 15 Hammer-Feather Drop”',
  },
  {
    id: '01a1f865-2653-75c1-a89f-b9768f0f105c',
    topic: 'science',
    text: {
      en: 'Growth lines in fossil corals show that 400 million years ago a year had about 400 days: Earth was spinning faster then.',
      bg: 'Линиите на растеж във вкаменени корали показват, че преди 400 милиона години годината е имала около 400 денонощия: Земята се е въртяла по-бързо.',
    },
    source: 'J. W. Wells, “Coral Growth and Geochronometry”, Nature, 1963',
  },
  {
    id: '01a218ae-936d-71d8-9477-10f99cefe164',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'On the Moon you could not hear a friend shout, even close by: there is no air to carry the sound.',
      bg: 'На Луната няма да чуеш приятеля си, дори да вика до теб: там няма въздух, който да пренася звука.',
    },
    source: 'NASA Science, “Moon: Facts”; Encyclopaedia Britannica, “sound”',
  },
  {
    id: '01a218ae-936e-7551-b53c-7a7afa3dbc49',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Venus is hotter than Mercury, although it is farther from the Sun: its thick air holds the heat like a blanket.',
      bg: 'Венера е по-гореща от Меркурий, макар да е по-далеч от Слънцето: гъстият ѝ въздух задържа топлината като одеяло.',
    },
    source: 'NASA Science, “Venus: Facts”',
  },
  {
    id: '01a218ae-936f-7c8a-9407-29648d7a045c',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Jupiter is the largest planet and also spins the fastest: its day lasts less than ten hours.',
      bg: 'Юпитер е най-голямата планета, а се върти най-бързо: едно денонощие там трае под десет часа.',
    },
    source: 'NASA Science, “Jupiter: Facts”',
  },
  {
    id: '01a218ae-9370-73ca-8535-c980bad6b13e',
    topic: 'science',
    text: {
      en: 'Neptune was discovered in 1846. It finished its first full lap round the Sun since then only in 2011.',
      bg: 'Нептун е открит през 1846 г. Първата му пълна обиколка около Слънцето оттогава завършва едва през 2011 г.',
    },
    source: 'NASA Science, “Neptune: Facts”',
  },
  {
    id: '01a218ae-9371-7ac2-bb54-a12bb92bb057',
    topic: 'science',
    text: {
      en: 'The tail of a comet points away from the Sun. When the comet flies back into space, it travels tail first.',
      bg: 'Опашката на кометата сочи в посока, обратна на Слънцето. Когато кометата се отдалечава от него, тя лети с опашката напред.',
    },
    source: 'European Space Agency, “Comets: tails”; Encyclopaedia Britannica, “comet”',
  },
  {
    id: '01a218ae-9372-7cad-94fb-eeb2f5b61e16',
    topic: 'science',
    text: {
      en: 'A light year is not a time but a distance: how far light travels in a year, about nine and a half trillion kilometres.',
      bg: 'Светлинната година не е време, а разстояние: колкото изминава светлината за една година – около девет и половина трилиона километра.',
    },
    source: 'NASA, “What is a light-year?”',
  },
  {
    id: '01a218ae-9373-75e1-b934-c7fc881eb04a',
    topic: 'science',
    text: {
      en: 'The Sun makes up more than 99 per cent of the mass of the whole Solar System.',
      bg: 'В Слънцето е събрана над 99 процента от масата на цялата Слънчева система.',
    },
    source: 'NASA Science, “Sun: Facts”',
  },
]
