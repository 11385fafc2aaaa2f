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

/** The pawn has landed: turns the card of its square over, when there is one. */
export function flipOnLanding(board: Board): void {
  // What cannot be fetched now is opened later by the marker on the board, which says why when it fails again.
  void flip(board, false).catch(() => {})
}

/** Turns the card of the pawn's square over because the person asked for it. */
export function openCard(board: Board): void {
  openOnce(() => flip(board, true))
}

/** The same, and puts it away when it is turned over already. */
export function toggleCard(board: Board): void {
  if (flippedCard.read()?.key === cardKey(board)) closeCard()
  else openCard(board)
}
