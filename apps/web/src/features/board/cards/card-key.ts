import type { Board } from '@questboard/api/board/schema'

/** Names the card of a board's present square among all cards of all laps. */
export function cardKey({ id, lap, position }: Pick<Board, 'id' | 'lap' | 'position'>): string {
  return `${id} ${lap} ${position}`
}

/**
 * Whether a card lies on the pawn's square that can still be read, answered or accepted. One that was left behind is gone.
 *
 * Specification: Board.
 */
export function hasOpenCard({ card }: Pick<Board, 'card'>): boolean {
  return card.kind !== 'none' && !card.settled
}

/** The board with the card on the pawn's square settled, if `key` is still the card that lies there. */
export function withSettledCard(board: Board, key: string): Board {
  if (cardKey(board) !== key || board.card.settled) return board
  return { ...board, card: { ...board.card, settled: true } }
}
