import type { StoredRecurrence } from '@questboard/db/schema'
import type { Day } from '../../kernel/clock.ts'
import { rollState, type StateRollover } from '../occurrences.ts'
import type { CurrentTurns, TurnRow, TurnState } from './turn-rows.ts'

/** The assignee who has completed the occurrence, and whose completion still counts. */
export const completerOf = ({ current, states }: CurrentTurns): TurnState | undefined =>
  states.find(({ userId, completedAt }) => userId === current.takenBy && completedAt !== null)

/**
 * Whether an occurrence was paid before it became current. It is not paid to that member, missed or counted once more.
 */
export function isPaidBefore(
  { paidTo, ended }: Pick<TurnRow, 'paidTo' | 'ended'>,
  states: readonly Pick<TurnState, 'userId' | 'pawnMoved'>[],
): boolean {
  const payee = states.find(({ userId }) => userId === paidTo)
  return !ended && payee !== undefined && !payee.pawnMoved
}

/** The occurrence of the task on a new day. While a request is open, it can be refused until the next slot. */
export function rollTurn(
  rule: StoredRecurrence,
  turns: CurrentTurns,
  { today, resumes }: { today: Day; resumes: boolean },
): StateRollover | null {
  const completer = completerOf(turns)
  const waits = completer?.approveRequested === true
  const { day: slot, dueOn, opensOn, doneSlot, missed } = turns.current
  const done = waits ? undefined : completer
  const completedOn = done?.completedOn ?? null
  // A rule that counts from completions continues after the day of an answer, or of a late completion.
  const coveredOn = rule.after === 'completion' ? (done?.coveredOn ?? null) : null
  return rollState(
    rule,
    { slot, dueOn, opensOn, doneSlot, missed, completedOn, coveredOn },
    { today, isSpared: waits || resumes },
  )
}
