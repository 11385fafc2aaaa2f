import { type CSSProperties, memo } from 'react'
import type { SpecialKind } from './board.ts'
import { lightDark } from './drawing.ts'
import { signs } from './signs.ts'
import classes from './squares.module.css'

/** The sign of a special square, so that the kinds differ without colour. */
export const Glyph = memo(function Glyph({ kind }: { kind: SpecialKind }) {
  const { solid, cut, stroke, width } = signs[kind]
  return (
    <g className={classes.glyph} transform="scale(1.12)">
      {stroke && <path className={classes.stroke} strokeWidth={width} d={stroke} />}
      {solid && <path d={solid} />}
      {cut && <path className={classes.cut} d={cut} />}
    </g>
  )
})

/** The colours of each kind of special square, as styles for the parent of its glyph. */
export const squareColours = Object.fromEntries(
  Object.entries(signs).map(([kind, { face, edge, ink }]) => [
    kind,
    { '--face': lightDark(face), '--edge': lightDark(edge), '--ink': lightDark(ink) } as CSSProperties,
  ]),
)
