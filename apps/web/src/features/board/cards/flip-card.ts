import type { Board } from '@questboard/api/board/schema'
import { loadCatalog } from '../../../app/locale.ts'
import { openOnce } from '../../../app/mutations/open-once.ts'
import { cardKey, hasOpenCard } from './card-key.ts'
import { closeCard, flippedCard } from './flipped-card.ts'

async function flip(board: Board, isRequested: boolean): Promise<void> {
  const key = cardKey(board)
  if (!hasOpenCard(board) || flippedCard.read()?.key === key) return
  const [{ FlippedCard }] = await Promise.all([import('./FlippedCard.tsx'), loadCatalog('cards')])
  flippedCard.write({ key, isRequested, Card: FlippedCard })
}

/** Flips the card of the square on which the pawn has landed, if there is one. */
export function flipOnLanding(board: Board): void {
  // If the code cannot be loaded now, the marker on the board opens the card later and shows the error.
  void flip(board, false).catch(() => {})
}

/** Opens the card of the pawn's square at the user's request. */
export function openCard(board: Board): void {
  openOnce(() => flip(board, true))
}

/** Opens the card, or closes it if it is open. */
export function toggleCard(board: Board): void {
  if (flippedCard.read()?.key === cardKey(board)) closeCard()
  else openCard(board)
}
