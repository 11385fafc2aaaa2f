import { memo } from 'react'
import type { SpecialKind } from './board.ts'
import { box, ellipse, polygon, star } from './drawing.ts'
import classes from './squares.module.css'

/** Solid parts, then parts cut out in the colour of the square, then strokes: all within 24 to each side of (0, 0). */
interface Parts {
  solid?: string
  cut?: string
  stroke?: string
  width?: number
}

const parts: Record<SpecialKind, Parts> = {
  task: { solid: ellipse(-2, 2, 6.5), stroke: 'M9-15.500a20 20 0 1 0 6.500 6.500M-2 2L20-20M12-21v9h9', width: 5.5 },
  fact: {
    solid: `M-9 9c0-5-7-8-7-16a16 16 0 0 1 32 0c0 8-7 11-7 16z${box(-8, 12, 16, 5, 2.5)}${box(-5, 19, 10, 4.5, 2.2)}`,
    cut: 'M-9-6a9.500 9.500 0 0 1 9-9v4a5.500 5.500 0 0 0-5 5z',
  },
  quote: {
    solid: [-12, 11]
      .map(
        (x) => `M${x - 8} 8V2q0-14 13-17l2.500 5.500q-6 2.500-6.500 7.500h6.500v10a4 4 0 0 1-4 4h-7.500a4 4 0 0 1-4-4z`,
      )
      .join(''),
  },
  question: { stroke: 'M-9.500-9a9.700 9.700 0 1 1 14.500 8.500q-5 2.800-5 8', width: 7, solid: ellipse(0, 19, 4.6) },
  random: {
    solid: box(-18, -18, 36, 36, 9),
    cut: [0, -9, 9].flatMap((x) => (x ? [ellipse(x, -9, 3.7), ellipse(x, 9, 3.7)] : ellipse(0, 0, 3.7))).join(''),
  },
  bonus: { solid: ellipse(0, 0, 20), cut: star(0, 0, 13.5, 6, 5) },
  specialBonus: {
    solid: polygon(-12, -17, 12, -17, 22, -5, 0, 20, -22, -5),
    cut: `${polygon(-13, -7, -6, -7, 0, 13)}${polygon(-4, -14, 4, -14, 7, -9, -7, -9)}`,
  },
}

/** The sign of a special square: it tells the kinds apart where colour cannot. */
export const Glyph = memo(function Glyph({ kind }: { kind: SpecialKind }) {
  const { solid, cut, stroke, width } = parts[kind]
  return (
    <g className={classes.glyph}>
      {stroke && <path className={classes.stroke} strokeWidth={width} d={stroke} />}
      {solid && <path d={solid} />}
      {cut && <path className={classes.cut} d={cut} />}
    </g>
  )
})
