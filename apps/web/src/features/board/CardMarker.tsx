import { useLingui } from '@lingui/react/macro'
import type { Board } from '@questboard/api/board/schema'
import { useStore } from '../../ui/store.ts'
import type { SpecialKind } from './board.ts'
import { cardKey } from './cards/card-key.ts'
import { flippedCard, markerAttribute } from './cards/flipped-card.ts'
import { Glyph, squareColours } from './Glyph.tsx'
import classes from './marker.module.css'
import { squareNames } from './square-names.ts'

type CardMarkerProps = {
  board: Board
  onOpen: () => void
  /** Whether its name is shown beside it. */
  wide?: boolean
}

const markerProps = { [markerAttribute]: true }

/** A small card on the pawn's square while there is something left to read or do. It opens the card. */
export function CardMarker({ board, onOpen, wide = false }: CardMarkerProps) {
  const { t, i18n } = useLingui()
  const isOpen = useStore(flippedCard)?.key === cardKey(board)
  const kind = board.card.kind as SpecialKind
  const name = i18n._(squareNames[kind])
  return (
    <button
      type="button"
      className={classes.marker}
      data-wide={wide || undefined}
      style={squareColours[kind]}
      aria-label={t`Card: ${name}`}
      title={t`Card: ${name}`}
      aria-expanded={isOpen}
      {...markerProps}
      onClick={onOpen}
    >
      <svg className={classes.sign} viewBox="-32 -32 64 64" aria-hidden="true">
        <Glyph kind={kind} />
      </svg>
      {wide && <span>{name}</span>}
    </button>
  )
}
