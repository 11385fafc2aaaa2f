import type { Board } from '@questboard/api/board/schema'
import { loadCatalog } from '../../../app/locale.ts'
import { openOnce } from '../../../app/mutations/open-once.ts'
import { cardKey, hasOpenCard } from './card-key.ts'
import { putCardAway, turned } from './turned.ts'

async function turn(board: Board, asked: boolean): Promise<void> {
  const key = cardKey(board)
  if (!hasOpenCard(board) || turned.read()?.key === key) return
  const [{ TurnedCard }] = await Promise.all([import('./TurnedCard.tsx'), loadCatalog('cards')])
  turned.write({ key, asked, Card: TurnedCard })
}

/** The pawn has landed: turns the card of its square over, when there is one. */
export function turnOnLanding(board: Board): void {
  // What cannot be fetched now is opened later by the marker on the board, which says why when it fails again.
  void turn(board, false).catch(() => {})
}

/** Turns the card of the pawn's square over because the person asked for it. */
export function turnCard(board: Board): void {
  openOnce(() => turn(board, true))
}

/** The same, and puts it away when it is turned over already. */
export function toggleCard(board: Board): void {
  if (turned.read()?.key === cardKey(board)) putCardAway()
  else turnCard(board)
}
