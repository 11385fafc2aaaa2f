import { useEffect, useEffectEvent, useRef } from 'react'
import { trpc } from '../../app/trpc.ts'
import { CardMarker } from '../board/CardMarker.tsx'
import { CardTable } from '../board/cards/CardTable.tsx'
import { cardKey } from '../board/cards/card-key.ts'
import { toggleCard } from '../board/cards/flip-card.ts'
import { useCard } from '../board/cards/use-card.ts'
import classes from './own-card.module.css'

/** The card on the square of the user's own board, for a page that shows another board. */
export function OwnCard() {
  const [{ board }] = trpc.dashboard.read.useSuspenseQuery({})
  const { lies, onLanded } = useCard(board)
  const seen = useRef(cardKey(board))
  const land = useEffectEvent(onLanded)
  const key = cardKey(board)
  // The pawn is not shown here, so it arrives at once.
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    land()
  }, [key])
  return (
    <CardTable board={board} isStrip>
      {lies && (
        <div className={classes.card}>
          <CardMarker board={board} wide onOpen={() => toggleCard(board)} />
        </div>
      )}
    </CardTable>
  )
}
