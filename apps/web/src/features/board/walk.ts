import { type BoardData, squareAt } from './board.ts'

const stepMs = 200
const walkMs = 1500

/**
 * How many squares forward lead from one state of a board to the next, across the start too. 0 when it is no walk: another
 * board, a step back, or more than a whole lap at once.
 */
export function stepsBetween(before: BoardData, after: BoardData): number {
  if (before.id !== after.id || before.size !== after.size) return 0
  const steps = distanceOf(after) - distanceOf(before)
  return steps > 0 && steps <= after.size ? steps : 0
}

/** All squares ever walked on this board, so that a later lap is always ahead of an earlier one. */
export function distanceOf(board: BoardData): number {
  return board.lap * board.size + board.position
}

/** Milliseconds for each of the steps: a calm pace, hurried when the way is long. */
export function paceOf(steps: number): number {
  return Math.min(stepMs, walkMs / steps)
}

/** Squares to go to the next special one that still holds a card, or null on a board without any. */
export function stepsToSurprise(board: BoardData): number | null {
  for (let steps = 1; steps <= board.size; steps++) {
    const { kind, used } = squareAt(board, board.position + steps)
    // Beyond the start a new lap begins, and with it every special square is new.
    const open = !used || board.position + steps >= board.size
    if (kind !== 'none' && open) return steps
  }
  return null
}
