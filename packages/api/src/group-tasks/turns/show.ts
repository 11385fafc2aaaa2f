import type { Occurrence, Swap } from '../schema.ts'
import type { TurnRow } from './turn-rows.ts'

/**
 * The current occurrence of a task of turns, the open question to swap it, and when one of them changed, as
 * Date.getTime().
 */
export type Turn = Occurrence & { swap: Swap | null; changedAt: number | null }

/** The current occurrence when it was completed or reopened: then no question about it is open. */
export const turnOf = ({ day, holder, next, takenBy, paidTo, updatedAt }: TurnRow): Turn => ({
  day,
  holder,
  next,
  takenBy: paidTo ?? takenBy,
  paid: paidTo !== null,
  swap: null,
  changedAt: updatedAt?.getTime() ?? null,
})

/**
 * What is shown of an occurrence.
 * @param userId the assignee for whom it is shown: of a question between others an assignee sees nothing. Left out: a
 * leader
 */
export function showTurn(turn: Turn | null, userId?: string): { occurrence: Occurrence | null; swap: Swap | null } {
  if (!turn) return { occurrence: null, swap: null }
  const { swap, changedAt: _, ...occurrence } = turn
  const isSeen = swap && (userId === undefined || userId === swap.from || userId === swap.to)
  return { occurrence, swap: isSeen ? swap : null }
}
