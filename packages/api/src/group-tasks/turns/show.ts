import type { Occurrence, Swap } from '../schema.ts'
import type { TurnRow } from './store.ts'

/** The current occurrence of a task of turns, and the open question to swap it. */
export type Turn = Occurrence & { swap: Swap | null }

/** The current occurrence when it was completed or reopened: then no question about it is open. */
export const turnOf = ({ day, holder, next, takenBy, paidTo }: TurnRow): Turn => ({
  ...{ day, holder, next, takenBy: paidTo ?? takenBy },
  ...{ paid: paidTo !== null, swap: null },
})

/**
 * What is shown of an occurrence.
 * @param userId the assignee for whom it is shown: of a question between others an assignee sees nothing. Left out: a leader
 */
export function showTurn(turn: Turn | null, userId?: string): { occurrence: Occurrence | null; swap: Swap | null } {
  if (!turn) return { occurrence: null, swap: null }
  const { swap, ...occurrence } = turn
  const isSeen = swap && (userId === undefined || userId === swap.from || userId === swap.to)
  return { occurrence, swap: isSeen ? swap : null }
}
