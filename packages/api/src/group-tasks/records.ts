import type { EndedPeriod, StoredRecurrence } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import { endedPeriodOf, isWorthStoring, withOccurrence } from '../periods/occurrence-records.ts'
import { emptyPeriod } from '../periods/rules.ts'
import { nextSlot } from '../schedules/occurrence.ts'
import { type RollingState, type StateRollover, settledOf } from './occurrences.ts'
import type { GroupTaskState } from './read-tasks.ts'

/** The columns of an assignee that the record of an occurrence needs. */
export interface RecordedState
  extends RollingState,
    Pick<GroupTaskState, 'streak' | 'endedPeriods' | 'paidRuby' | 'paidExp' | 'pawnMoved'> {
  hasResult: boolean
}

/** The record of the current occurrence of an assignee, which another one replaces. */
export function recordOf(state: RecordedState & { slot: Day; dueOn: Day }): EndedPeriod {
  const { slot, dueOn, missed, streak, endedPeriods, paidRuby, paidExp, pawnMoved, hasResult } = state
  return endedPeriodOf({ slot, dueOn, missed, streak, endedPeriods, paidGold: paidRuby, paidExp, pawnMoved, hasResult })
}

/**
 * What a rollover adds to the records of an assignee, for late completions: the slot that was completed in time, and
 * the occurrences that were not. Slots that passed while a request was open neither add to the streak nor end it.
 * @returns `endedPeriods` null: they have not changed
 */
export function recordsOfRollover(
  rule: StoredRecurrence,
  state: RecordedState,
  { columns, streakEnds, opened }: StateRollover,
): { done: Day | null; endedPeriods: EndedPeriod[] | null } {
  const { slot, dueOn, completedOn, streak } = state
  const settled = settledOf(rule, state)
  if (slot === null || dueOn === null || settled === null) return { done: null, endedPeriods: null }
  const record = recordOf({ ...state, slot, dueOn })
  const added: EndedPeriod[] = []
  if (completedOn === null) {
    const isChanged = opened || streakEnds || columns.missed !== state.missed
    if (isChanged) added.push({ ...record, kept: !streakEnds && state.missed !== true })
  } else if (opened) {
    if (state.missed === true) added.push({ ...record, late: true })
    if (settled.slot > slot) added.push({ ...emptyPeriod(settled.slot), streak, kept: true })
    const lost = rule.after === 'completion' ? columns.slot : nextSlot(rule, settled)
    const next = streakEnds ? lost : null
    if (next !== null) added.push({ ...emptyPeriod(next), streak })
  }
  const stored = added.filter(isWorthStoring)
  return {
    done: completedOn !== null && opened && state.missed !== true ? slot : null,
    endedPeriods: stored.length > 0 ? stored.reduce<EndedPeriod[] | null>(withOccurrence, state.endedPeriods) : null,
  }
}
