import type { SpecialKind } from './board.ts'
import { box, ellipse, polygon, type SchemeColours, star } from './drawing.ts'

/** The sign of a special square: its colours in both schemes, and a drawing that extends 24 units from (0, 0). */
export type Sign = {
  face: SchemeColours
  edge: SchemeColours
  ink: SchemeColours
  solid?: string
  /** Cut out of the shape, in the colour of the square. */
  cut?: string
  stroke?: string
  width?: number
}

const white: SchemeColours = ['#fff', '#fff']
const quoteMark = (x: number) =>
  `M${x - 8} 8V2q0-14 13-17l2.5 5.5q-6 2.5-6.5 7.5h6.5v10a4 4 0 0 1-4 4h-7.5a4 4 0 0 1-4-4z`

/** White on each face has a contrast of at least 3:1. The shapes differ too, so no one depends on the colours. */
export const signs: Record<SpecialKind, Sign> = {
  task: {
    face: ['#319a49', '#2f9147'],
    edge: ['#20713a', '#1b5f2e'],
    ink: white,
    solid: ellipse(-2, 2, 6.5),
    stroke: 'M9-15.5a20 20 0 1 0 6.5 6.5M-2 2L20-20M12-21v9h9',
    width: 5.5,
  },
  fact: {
    face: ['#1098ad', '#128a9c'],
    edge: ['#0a6b7b', '#0a5966'],
    ink: white,
    solid: `M-9 9c0-5-7-8-7-16a16 16 0 0 1 32 0c0 8-7 11-7 16z${box(-8, 12, 16, 5, 2.5)}${box(-5, 19, 10, 4.5, 2.2)}`,
    cut: 'M-9-6a9.5 9.5 0 0 1 9-9v4a5.5 5.5 0 0 0-5 5z',
  },
  quote: {
    face: ['#8a63e8', '#7a56d6'],
    edge: ['#6140b4', '#4d3394'],
    ink: white,
    solid: quoteMark(-12) + quoteMark(11),
  },
  question: {
    face: ['#ec6c1d', '#e06a20'],
    edge: ['#b64d0d', '#974110'],
    ink: white,
    solid: ellipse(0, 19, 4.6),
    stroke: 'M-9.5-9a9.7 9.7 0 1 1 14.5 8.5q-5 2.8-5 8',
    width: 7,
  },
  random: {
    face: ['#ea5390', '#d64482'],
    edge: ['#b32f67', '#8c2652'],
    ink: white,
    solid: box(-18, -18, 36, 36, 9),
    cut: ellipse(-9, -9, 3.7) + ellipse(9, -9, 3.7) + ellipse(0, 0, 3.7) + ellipse(-9, 9, 3.7) + ellipse(9, 9, 3.7),
  },
  bonus: {
    face: ['#ffc933', '#f2b81f'],
    edge: ['#cf9410', '#97690a'],
    ink: ['#7a5200', '#5c3d00'],
    solid: ellipse(0, 0, 20),
    cut: star(0, 0, 13.5, 6, 5),
  },
  specialBonus: {
    face: ['#3f7df0', '#3a70dc'],
    edge: ['#2553b4', '#1e4186'],
    ink: white,
    solid: polygon(-12, -17, 12, -17, 22, -5, 0, 20, -22, -5),
    cut: `${polygon(-13, -7, -6, -7, 0, 13)}${polygon(-4, -14, 4, -14, 7, -9, -7, -9)}`,
  },
}
