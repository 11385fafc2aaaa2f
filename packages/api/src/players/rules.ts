import type { DrawnCard } from '@questboard/db/schema'

/** The position of a player's pawn on one board. */
export interface Pawn {
  position: number
  lap: number
  usedSquares: number[]
  card: DrawnCard | null
}

/** A pawn before its first step. */
export const firstPawn: Pawn = { position: 0, lap: 1, usedSquares: [], card: null }
