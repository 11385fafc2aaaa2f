import type { Fact } from '../types.ts'

export const artsBuildingsAndStage: readonly Fact[] = [
  {
    id: '01a1f865-2690-74f1-95b8-d4401909d4be',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'All the roof shells of the Sydney Opera House can be thought of as pieces cut from one and the same sphere.',
      bg: 'Всички черупки от покрива на Операта в Сидни могат да се разглеждат като парчета, изрязани от една и съща сфера.',
    },
    source: 'Sydney Opera House, “The Spherical Solution”',
  },
  {
    id: '01a1f865-2694-79a2-9766-8893a9dceeff',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'On 28 December 1895 the Lumière brothers showed films to a paying audience in a Paris café. Each lasted less than a minute.',
      bg: 'На 28 декември 1895 г. братята Люмиер показват филми пред платила публика в парижко кафене. Всеки от тях трае под една минута.',
    },
    source: 'Encyclopaedia Britannica, “Lumière brothers”',
  },
  {
    id: '01a218ad-1bed-7f4a-8d20-719422c4fd21',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'In Shakespeare’s day women did not act on the stage in England. The first Juliet was played by a boy.',
      bg: 'По времето на Шекспир в Англия жени не играят на сцена. Първата Жулиета е била момче.',
    },
    source: 'Encyclopaedia Britannica, “boy player”; Shakespeare’s Globe',
  },
  {
    id: '01a218ad-1bee-7f94-8d80-80773eb02e0a',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'The first Globe Theatre burned down in 1613: a cannon fired in a play by Shakespeare set the straw roof alight.',
      bg: 'Първият театър „Глобус“ изгаря през 1613 г.: топ, с който гърмят в пиеса на Шекспир, подпалва сламения покрив.',
    },
    source: 'Encyclopaedia Britannica, “Globe Theatre”',
  },
  {
    id: '01a218ad-1bef-79e9-aa9c-b54459de593b',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'For “Snow White” Walt Disney was given a special Oscar in 1939: one big statuette and seven little ones.',
      bg: 'За „Снежанка“ през 1939 г. Уолт Дисни получава специален „Оскар“: една голяма статуетка и седем малки.',
    },
    source: 'Academy of Motion Picture Arts and Sciences, 11th Academy Awards',
  },
  {
    id: '01a218ad-1bf0-7e29-94bf-5c6cd41ffbf3',
    topic: 'arts',
    text: {
      en: 'Before it became a museum in 1793, the Louvre in Paris was a fortress and then a palace of the kings of France.',
      bg: 'Преди да стане музей през 1793 г., Лувърът в Париж е крепост, а после – дворец на френските крале.',
    },
    source: 'Musée du Louvre, “From palace to museum”',
  },
  {
    id: '01a218ad-1bf1-751f-b15a-945a6d070442',
    topic: 'arts',
    text: {
      en: 'The church of the Sagrada Família in Barcelona was begun in 1882. When its architect Gaudí died in 1926, less than a quarter was ready.',
      bg: 'Строежът на църквата „Саграда Фамилия“ в Барселона започва през 1882 г. Когато архитектът ѝ Гауди умира през 1926 г., не е готова и една четвърт.',
    },
    source: 'Encyclopaedia Britannica, “Sagrada Família”',
  },
]
