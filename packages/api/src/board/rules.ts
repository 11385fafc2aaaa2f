import type { DrawnCard } from '@questboard/db/schema'
import type { BoardDefinition, SquareKind } from './boards.ts'

/** Where a player's pawn stands on one board. */
export interface Pawn {
  position: number
  lap: number
  usedSquares: number[]
  card: DrawnCard | null
}

export interface Move extends Pawn {
  /** The kind of the special square that was landed on for the first time in its lap. */
  landedOn: Exclude<SquareKind, 'none'> | undefined
}

/**
 * Moves a pawn. Passing the last square starts a new lap and makes every special square new;
 * a special square is used by landing on it, once in a lap. The card that lay there is gone.
 *
 * Specification: Board.
 */
export function move(board: BoardDefinition, pawn: Pawn, steps: number): Move {
  const size = board.squares.length
  const walked = pawn.position + steps
  const laps = Math.floor(walked / size)
  const position = walked % size
  const used = laps > 0 ? [] : pawn.usedSquares
  const kind = board.squares[position] ?? 'none'
  const landedOn = kind === 'none' || used.includes(position) ? undefined : kind
  return {
    position,
    lap: pawn.lap + laps,
    usedSquares: landedOn ? [...used, position] : used,
    card: null,
    landedOn,
  }
}

/** A pawn before its first step. */
export const firstPawn: Pawn = { position: 0, lap: 1, usedSquares: [], card: null }
