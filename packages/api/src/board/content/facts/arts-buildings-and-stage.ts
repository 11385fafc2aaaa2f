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
]
