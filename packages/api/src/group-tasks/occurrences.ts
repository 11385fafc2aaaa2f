/**
 * The occurrences of group tasks with a schedule. The rule is the task's, the occurrence each assignee's own, by the
 * assignee's day. Pure functions: no database access.
 *
 * Rules: Changing a schedule; Missed periods and streaks.
 */

import type { StoredRecurrence } from '@questboard/db/schema'
import { taskExp } from '../game/rules.ts'
import { addDays, type Day, earlierDay, laterDay, mondayOf } from '../kernel/clock.ts'
import { pick } from '../kernel/pick.ts'
import { findEndedPeriod } from '../periods/rules.ts'
import { advance, changesOn, firstOccurrence, nextSlot, type Settled } from '../schedules/occurrence.ts'
import { isDueDate } from '../schedules/rules.ts'
import { lastSlotUpTo } from '../schedules/slots.ts'
import { beginSchedule, occurrenceFields, type ScheduleState, unscheduled } from '../schedules/state.ts'
import { isPaidAhead, lastSlot, recordsFrom, withoutUndo } from '../tasks/scheduling.ts'
import type { GroupTaskRow, GroupTaskState } from './read-tasks.ts'
import { afterCompletion, unpaid } from './rules.ts'

/** The columns of the current occurrence, without the schedule. */
export type OccurrenceColumns = Omit<ScheduleState, 'schedule'>

type Scheduled = Pick<GroupTaskRow, 'type' | 'schedule'>

/** The state after a completion. An occurrence that was done on its due day or earlier was not missed. */
export function completionInTime(
  type: GroupTaskRow['type'],
  state: GroupTaskState,
  moment: { at: Date; day: Day; today: Day },
) {
  const { slot, dueOn } = state
  const isInTime = state.missed === true && slot !== null && dueOn !== null && moment.day <= dueOn
  const before = isInTime ? { missed: null, streak: findEndedPeriod(state, slot)?.streak ?? 0 } : state
  return { ...afterCompletion(type, before, moment), missed: before.missed }
}

/** The rule of a task that repeats by a schedule. */
export const ruleOf = ({ type, schedule }: Scheduled): StoredRecurrence | null =>
  schedule === null || type === 'todo' || isDueDate(schedule) ? null : schedule

/** The columns of the schedule of an assignee from a day on. */
function begin({ schedule }: Pick<Scheduled, 'schedule'>, today: Day, last: Day | null = null): OccurrenceColumns {
  const { schedule: _, ...columns } = schedule ? beginSchedule(schedule, today, last) : unscheduled
  return columns
}

export const assignedColumnNames = [
  'slot',
  'dueOn',
  'opensOn',
  'changesOn',
  'doneSlot',
  'missed',
  'skipped',
  'coveredOn',
  'paidRuby',
  'paidExp',
  'pawnMoved',
  'recordedSince',
  'doneOn',
  'endedPeriods',
] as const

/** The columns of an assignee that a new assignment or a changed schedule may change. */
export type AssignedColumns = Pick<GroupTaskState, (typeof assignedColumnNames)[number]>

const fresh = {
  skipped: null,
  coveredOn: null,
  paidRuby: 0,
  paidExp: 0,
  pawnMoved: false,
}

/** The columns of a new assignee, whose periods and occurrences count from the assignment on. */
export function firstAssigneeColumns(task: Scheduled, today: Day): AssignedColumns {
  const columns = begin(task, today)
  return { ...fresh, ...columns, ...recordsFrom(columns.opensOn ?? today) }
}

/**
 * The columns of an assignee after a changed schedule, or a new assignment. No day, week or slot pays twice. A
 * completed task stays completed until the next rollover, and continues with the first slot after today.
 */
export function columnsAfter(
  before: GroupTaskState,
  { taskBefore, task }: { taskBefore: Scheduled; task: Scheduled & { ruby: number } },
  today: Day,
): AssignedColumns {
  const unchanged = { ...pick(before, assignedColumnNames), ...withoutUndo(before) }
  if (before.completedAt !== null)
    return { ...unchanged, ...columnsAfterCompleted(before, { taskBefore, task }, today) }
  if (task.schedule === null) {
    const paysLess = task.type !== 'todo' && isPaidAhead(before, today)
    const paid = paysLess && { paidRuby: task.ruby, paidExp: taskExp[task.type], pawnMoved: true }
    return {
      ...unchanged,
      skipped: null,
      ...begin(task, today),
      ...paid,
      ...(before.slot !== null && recordsFrom(today)),
    }
  }
  const columns = begin(task, today, lastSlot(before))
  return { ...unchanged, ...columns, ...recordsFrom(columns.opensOn ?? today) }
}

/**
 * The columns of an occurrence that is completed when its task gets another schedule. A week is done up to its Sunday.
 */
export function doneColumns(
  { slot, opensOn, doneSlot, missed }: Omit<OccurrenceColumns, 'changesOn' | 'dueOn'>,
  taskBefore: Scheduled,
  today: Day,
): OccurrenceColumns & { slot: Day } {
  const done = slot ?? (taskBefore.type === 'weekly' ? addDays(mondayOf(today), 6) : today)
  return { slot: done, dueOn: done, opensOn: opensOn ?? today, changesOn: null, doneSlot, missed }
}

function columnsAfterCompleted(
  before: GroupTaskState,
  { taskBefore, task }: { taskBefore: Scheduled; task: Scheduled },
  today: Day,
): Partial<AssignedColumns> {
  const columns = doneColumns(before, taskBefore, today)
  const { slot: done } = columns
  const coveredOn = laterDay(before.coveredOn ?? today, today)
  if (ruleOf(task)) return { ...columns, coveredOn, ...recordsFrom(addDays(done, 1)) }
  // A slot that was completed ahead pays for the day (week) that it falls in.
  const next = addDays(today, task.type === 'weekly' ? 7 : 1)
  const columnsNow = { ...begin(task, today), coveredOn: laterDay(coveredOn, earlierDay(done, next)) }
  return { ...columnsNow, ...(before.slot !== null && recordsFrom(today)) }
}

/** The columns of an assignee that a rollover reads. */
export type RollingState = Pick<
  GroupTaskState,
  'slot' | 'dueOn' | 'opensOn' | 'doneSlot' | 'missed' | 'completedOn' | 'coveredOn'
>

/**
 * The occurrence of an assignee at the end of the last settled day. Slots that passed while a request was open are
 * over: they are not missed.
 */
export function settledOf(rule: StoredRecurrence, state: RollingState): Settled | null {
  const { slot, dueOn, opensOn, doneSlot, missed, completedOn, coveredOn } = state
  if (slot === null || dueOn === null || opensOn === null) return null
  const passed =
    completedOn !== null && coveredOn !== null && rule.after === 'schedule' && lastSlotUpTo(rule, coveredOn)
  return { slot: passed && passed > slot ? passed : slot, dueOn, opensOn, doneSlot, missed, completedOn }
}

/** Whether the last occurrence of an assignee has ended. One that waits for approval has not. */
export function isLastOccurrenceOver(
  task: Scheduled,
  state: RollingState & Pick<GroupTaskState, 'approveRequested'>,
  today: Day,
): boolean {
  const rule = ruleOf(task)
  if (rule === null || rule.until === null || state.approveRequested) return false
  const settled = settledOf(rule, state)
  if (settled === null || nextSlot(rule, settled) !== null) return false
  const isOpen = settled.completedOn === null
  return (isOpen && rule.after === 'completion' ? laterDay(rule.until, settled.dueOn) : settled.dueOn) < today
}

/** The effect of a rollover on an assignee's task. */
export interface StateRollover {
  columns: OccurrenceColumns
  /** Whether the streak ends. */
  streakEnds: boolean
  /** Whether another occurrence is current, which nothing was paid for. */
  opened: boolean
  /** Whether the last occurrence is over. */
  ended: boolean
  /** The occurrences whose due day ended while they were open. */
  passed: { slot: Day; dueOn: Day; outcome: 'missed' | 'spared' }[]
}

/**
 * Advances an assignee to today. What was due on the days of an open request, or on a holiday, was not missed.
 * @returns null if nothing changes: the last occurrence stays completed until its due day has ended
 */
export function rollState(
  rule: StoredRecurrence,
  state: RollingState,
  { today, isSpared }: { today: Day; isSpared: boolean },
): StateRollover | null {
  const settled = settledOf(rule, state)
  if (settled === null) {
    const first = firstOccurrence(rule, today, state.completedOn)
    return (
      first && { columns: occurrenceFields(rule, first), streakEnds: false, opened: true, ended: false, passed: [] }
    )
  }
  const advanced = advance(rule, afterAnswer(rule, settled, state.coveredOn), { today, isHoliday: isSpared })
  const { ended } = advanced
  if (advanced.occurrence.completedOn !== null && !ended) return null
  const opened = advanced.occurrence.completedOn === null && (settled.completedOn !== null || isOther(advanced, state))
  const slot = opened ? advanced.occurrence.slot : (state.slot ?? settled.slot)
  const current = { ...advanced.occurrence, slot, doneSlot: doneSlotOf(state, { opened }) }
  const occurrence = notCovered(current, state)
  return {
    columns: { ...occurrenceFields(rule, occurrence), ...(ended && { changesOn: today }) },
    streakEnds: advanced.missed !== null && !isCovered(state, advanced.missed.last),
    opened,
    ended,
    passed: advanced.passed.map(({ slot, dueOn }) => ({
      slot,
      dueOn,
      outcome: isSpared || isCovered(state, dueOn) ? 'spared' : 'missed',
    })),
  }
}

const isOther = ({ occurrence }: { occurrence: Settled }, { slot }: RollingState) => occurrence.slot !== slot

const doneSlotOf = ({ completedOn, slot, doneSlot }: RollingState, { opened }: { opened: boolean }): Day | null =>
  opened && completedOn !== null ? slot : doneSlot

const isCovered = ({ coveredOn }: Pick<RollingState, 'coveredOn'>, day: Day): boolean =>
  coveredOn !== null && day <= coveredOn

/** A schedule that counts from completions continues on the day after the answer, if its next slot passed before. */
function afterAnswer(rule: StoredRecurrence, settled: Settled, coveredOn: Day | null): Settled {
  const next = rule.after === 'completion' && settled.completedOn !== null ? nextSlot(rule, settled) : null
  if (next === null || coveredOn === null || next > coveredOn) return settled
  const slot = addDays(coveredOn, 1)
  return { slot, dueOn: slot, opensOn: slot, missed: null, doneSlot: settled.slot, completedOn: null }
}

/** An occurrence that was not missed if it was due while a request was open. */
function notCovered(occurrence: Settled, state: RollingState): Settled {
  if (!isCovered(state, occurrence.dueOn)) return occurrence
  const wasMissed = occurrence.slot === state.slot && state.missed === true
  return { ...occurrence, missed: occurrence.missed && !wasMissed ? false : occurrence.missed }
}

/**
 * The changes of an assignee whose completion is refused, withdrawn or taken back: the latest slot on or before today
 * is current. Slots that passed meanwhile are not missed.
 */
export function reopenedColumns(
  rule: StoredRecurrence,
  { slot, dueOn, opensOn, doneSlot, missed }: GroupTaskState,
  today: Day,
): Partial<GroupTaskState> {
  if (slot === null || dueOn === null || opensOn === null) return {}
  const latest = rule.after === 'schedule' ? lastSlotUpTo(rule, today) : null
  if (latest === null || latest <= slot) {
    const columns = { missed: missed === null && dueOn < today ? false : missed }
    return { ...columns, changesOn: changesOn(rule, { slot, dueOn, opensOn, doneSlot, ...columns }) }
  }
  const opens = addDays(laterDay(lastSlotUpTo(rule, addDays(latest, -1)) ?? slot, slot), 1)
  const occurrence = { slot: latest, dueOn: latest, opensOn: opens, doneSlot, missed: latest < today ? false : null }
  return { ...occurrenceFields(rule, occurrence), ...unpaid, checked: null }
}
