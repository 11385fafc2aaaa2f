import type { Board } from '@questboard/api/board/schema'
import { useState } from 'react'
import { cardKey, hasOpenCard } from './card-key.ts'
import { flipOnLanding } from './flip-card.ts'

/** The card on the pawn's square. It is shown and flips when the pawn has arrived. */
export function useCard(board: Board): { lies: boolean; onLanded: () => void } {
  const key = cardKey(board)
  const [arrivedAt, setArrivedAt] = useState(key)
  return {
    lies: arrivedAt === key && hasOpenCard(board),
    onLanded() {
      setArrivedAt(key)
      flipOnLanding(board)
    },
  }
}
