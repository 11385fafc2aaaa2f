import type { Board } from '@questboard/api/board/schema'

/** A key for the card on the pawn's square, unique among all cards of all laps. */
export function cardKey({ id, lap, position }: Pick<Board, 'id' | 'lap' | 'position'>): string {
  return `${id} ${lap} ${position}`
}

/**
 * Whether the pawn's square has a card that can still be read, answered or accepted. Cards of earlier squares are gone.
 *
 * Rules: Board.
 */
export function hasOpenCard({ card }: Pick<Board, 'card'>): boolean {
  return card.kind !== 'none' && !card.settled
}

/** The board with the card on the pawn's square settled, if the card still has this key. */
export function withSettledCard(board: Board, key: string): Board {
  if (cardKey(board) !== key || board.card.settled) return board
  return { ...board, card: { ...board.card, settled: true } }
}
