import { useLingui } from '@lingui/react/macro'
import classes from './board.module.css'
import type { BoardData, SpecialKind } from './board.ts'
import { Glyph, squareColours } from './Glyph.tsx'
import { squareNames } from './square-names.ts'
import squareClasses from './squares.module.css'

const order: readonly SpecialKind[] = ['task', 'fact', 'quote', 'question', 'random', 'bonus', 'specialBonus']

/** The meaning of the signs on this board. */
export function SquareLegend({ board }: { board: BoardData }) {
  const { i18n } = useLingui()
  const kinds = order.filter((kind) => board.squares.some((square) => square.kind === kind))
  return (
    <ul className={classes.legend} aria-hidden="true">
      {kinds.map((kind) => (
        <li key={kind}>
          <svg
            className={squareClasses.square}
            style={squareColours[kind]}
            viewBox="-44 -44 88 88"
            width={24}
            height={24}
            aria-hidden="true"
          >
            <rect className={squareClasses.face} x={-41} y={-41} width={82} height={82} rx={24} />
            <Glyph kind={kind} />
          </svg>
          {i18n._(squareNames[kind])}
        </li>
      ))}
    </ul>
  )
}
