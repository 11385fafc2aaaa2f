import { type BoardData, squareAt } from './board.ts'

const stepMs = 200
const walkMs = 1500

/**
 * The number of squares forward from one state of a board to the next, also across the start. It is 0 if the pawn does
 * not walk: another board, a step back, or more than a whole lap at once.
 */
export function stepsBetween(before: BoardData, after: BoardData): number {
  if (before.id !== after.id || before.size !== after.size) return 0
  const steps = distanceOf(after) - distanceOf(before)
  return steps > 0 && steps <= after.size ? steps : 0
}

/** The number of squares walked on this board over all laps. */
export function distanceOf(board: BoardData): number {
  return board.lap * board.size + board.position
}

/** Milliseconds per step. Long ways are walked faster. */
export function paceOf(steps: number): number {
  return Math.min(stepMs, walkMs / steps)
}

/** The number of squares to the next special one that still has a card, or null on a board without special squares. */
export function stepsToSurprise(board: BoardData): number | null {
  for (let steps = 1; steps <= board.size; steps++) {
    const { kind, used } = squareAt(board, board.position + steps)
    // Beyond the start a new lap begins, where every special square is new.
    const open = !used || board.position + steps >= board.size
    if (kind !== 'none' && open) return steps
  }
  return null
}
