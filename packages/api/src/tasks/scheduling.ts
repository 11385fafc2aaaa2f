import type { EndedPeriod } from '@questboard/db/schema'
import { taskExp } from '../game/rules.ts'
import { type Day, laterDay } from '../kernel/clock.ts'
import { invalidField } from '../kernel/errors.ts'
import { endedPeriodOf } from '../periods/occurrence-records.ts'
import { firstOccurrence, type Occurrence } from '../schedules/occurrence.ts'
import { datesProblem, isDueDate, misfitOf, type ScheduleProblem, withDefaults } from '../schedules/rules.ts'
import type { DueDate, GivenSchedule, Recurrence, Schedule } from '../schedules/schema.ts'
import { firstSlotFrom, weekdayOf } from '../schedules/slots.ts'
import { beginSchedule, type ScheduleState, unscheduled } from '../schedules/state.ts'
import type { TaskRow } from './own-task.ts'
import type { TaskType } from './schema.ts'

/** The columns of a schedule, of its current occurrence and of its last skip. */
export type ScheduleColumns = ScheduleState & Pick<TaskRow, 'skipped'>

export const unscheduledColumns: ScheduleColumns = { ...unscheduled, skipped: null }

const columnsOf = (schedule: Schedule, today: Day): ScheduleColumns => ({
  ...beginSchedule(schedule, today),
  skipped: null,
})

function assertNone(problem: ScheduleProblem | null): void {
  if (!problem) return
  const { field, message } = problem
  throw invalidField(`schedule.${field}`, message)
}

/** The current occurrence of a task that repeats by a schedule. */
export function currentOccurrence({
  slot,
  dueOn,
  opensOn,
  doneSlot,
  missed,
}: Omit<ScheduleState, 'schedule' | 'changesOn'>): Occurrence | null {
  if (slot === null || dueOn === null || opensOn === null) return null
  return { slot, dueOn, opensOn, doneSlot, missed }
}

/** The record of the current occurrence of a task with a schedule. */
export const recordOf = (task: TaskRow, { slot, dueOn, missed }: Occurrence): EndedPeriod =>
  endedPeriodOf({ ...task, slot, dueOn, missed, hasResult: task.result !== null })

/** A skip can only be undone as long as the task has not changed. */
export const withoutUndo = <Skip extends { before: unknown }>({
  skipped,
}: {
  skipped: Skip | null
}): { skipped?: Skip & { before: null } } => (skipped?.before ? { skipped: { ...skipped, before: null } } : {})

/** The schedule in a request, and the type of its task. */
interface WantedSchedule {
  type: TaskType
  schedule?: GivenSchedule | null | undefined
}

/**
 * The schedule of a new task.
 * @throws DomainError invalidData: it does not fit the type, or is out of bounds
 */
export function newSchedule({ type, schedule }: WantedSchedule, today: Day): Schedule | null {
  if (!schedule) return null
  const wanted = withDefaults(schedule, today)
  assertNone(misfitOf(type, wanted) ?? datesProblem(wanted, today))
  return wanted
}

/** The columns of a new task's schedule. @throws DomainError as newSchedule does */
export function columnsOfNewSchedule(wanted: WantedSchedule, today: Day): ScheduleColumns {
  const schedule = newSchedule(wanted, today)
  return schedule ? columnsOf(schedule, today) : unscheduledColumns
}

const isSame = (a: Schedule | null, b: Schedule | null): boolean => textOf(a) === textOf(b)

/** The database may return the fields in another order. */
const textOf = (schedule: Schedule | null): string => JSON.stringify(Object.entries(schedule ?? {}).sort())

/** A sent schedule with its defaults. The same one as before, without `start`, keeps its start. */
function filledIn(sent: GivenSchedule, before: Schedule | null, today: Day): Schedule {
  const again = before && !isDueDate(before) ? withDefaults(sent, before.start) : null
  return again && isSame(again, before) ? again : withDefaults(sent, today)
}

/**
 * The schedule of a task after a change. A schedule that is left out stays if the new type can have one.
 * @throws DomainError invalidData: the schedule does not fit the type, or is out of bounds
 *
 * Rules: Changing a schedule.
 */
export function changedSchedule(
  task: Pick<TaskRow, 'type' | 'schedule'>,
  { type, schedule: sent }: WantedSchedule,
  today: Day,
): { schedule: Schedule | null; changed: boolean } {
  const wanted = sent ? filledIn(sent, task.schedule, today) : sent
  const schedule = wanted === undefined ? keptSchedule(task, type) : wanted
  if (schedule === null) return { schedule, changed: task.schedule !== null }
  assertNone(misfitOf(type, schedule))
  if (isSame(schedule, task.schedule)) return { schedule: task.schedule, changed: false }
  assertNone(datesProblem(schedule, today))
  return { schedule, changed: true }
}

/**
 * Changes of an open task's columns by a change of its schedule.
 * @throws DomainError as changedSchedule does
 */
export function reschedule(
  task: TaskRow,
  changes: { type?: TaskType | undefined; schedule?: GivenSchedule | null | undefined },
  today: Day,
): Partial<TaskRow> {
  const type = changes.type ?? task.type
  const { schedule, changed } = changedSchedule(task, { ...changes, type }, today)
  if (!changed) return {}
  if (schedule === null) {
    return { ...unscheduledColumns, ...paidWhileResting(task, type, today), ...recordsFrom(today) }
  }
  const begun = beginSchedule(schedule, today, lastSlot(task))
  return { ...begun, ...recordsFrom(begun.opensOn ?? today) }
}

/** The last slot that was completed or missed. */
export const lastSlot = ({
  missed,
  slot,
  doneSlot,
}: Pick<ScheduleState, 'missed' | 'slot' | 'doneSlot'>): Day | null => (missed ? slot : doneSlot)

/**
 * The due date of a to-do that is moved to another day; null: none.
 * @throws DomainError invalidData: the day is too far away
 *
 * Rules: Snooze.
 */
export function snoozedDueDate(schedule: Schedule | null, until: Day | null, today: Day): DueDate | null {
  if (until === null) return null
  const problem = datesProblem({ due: until, time: null }, today)
  if (problem) throw invalidField('until', problem.message)
  return { due: until, time: schedule?.time ?? null }
}

/** Completions before this day belong to no period or occurrence. */
export const recordsFrom = (day: Day) => ({ recordedSince: day, doneOn: null, endedPeriods: null })

/** Only to-dos have due dates, and only other tasks repeat. */
const keptSchedule = ({ schedule, type: was }: Pick<TaskRow, 'type' | 'schedule'>, type: TaskType): Schedule | null =>
  (was === 'todo') === (type === 'todo') ? schedule : null

/**
 * The current day (week) of a task that has been completed ahead counts as paid: no change pays twice, or charges it.
 */
function paidWhileResting(task: TaskRow, type: TaskType, today: Day): Partial<TaskRow> {
  if (type === 'todo' || !isPaidAhead(task, today)) return {}
  return { paidGold: task.gold, paidExp: taskExp[type], pawnMoved: true, missed: false }
}

/** Whether a task rests because its last occurrence was completed before its due day. */
export const isPaidAhead = (
  { opensOn, doneSlot, skipped }: Pick<TaskRow, 'opensOn' | 'doneSlot'> & { skipped: unknown },
  today: Day,
): boolean => opensOn !== null && opensOn > today && doneSlot !== null && !skipped

/** The columns of a copy's schedule. */
export function columnsOfCopiedSchedule({ schedule }: Pick<TaskRow, 'schedule'>, today: Day): ScheduleColumns {
  const copied = scheduleOfCopy(schedule, today)
  return copied ? columnsOf(copied, today) : unscheduledColumns
}

/**
 * The schedule of a copy. It begins today if it began earlier, on the same days of the week or month.
 *
 * Rules: Changing a schedule.
 */
export function scheduleOfCopy(schedule: Schedule | null, today: Day): Schedule | null {
  if (schedule === null) return null
  if (isDueDate(schedule)) return { ...schedule, due: laterDay(schedule.due, today) }
  if (schedule.start >= today) return schedule
  const until = schedule.until !== null && schedule.until < today ? null : schedule.until
  const rule = { ...schedule, until }
  const explicit = schedule.after === 'completion' ? {} : explicitDays(rule)
  const start = rule.frequency === 'yearly' && rule.after === 'schedule' ? startOfYearly(rule, today) : today
  const copied = { ...rule, ...explicit, start }
  return firstOccurrence(copied, today) ? copied : { ...copied, until: null }
}

/** The next day of a yearly rule. One of 29 February keeps its start: in a common year its day is another one. */
const startOfYearly = (rule: Recurrence, today: Day): Day =>
  rule.start.endsWith('-02-29') ? rule.start : (firstSlotFrom(rule, today) ?? today)

/** The days that a rule takes from its start, named. */
function explicitDays({ frequency, byDay, byMonthDay, start }: Recurrence): Partial<Recurrence> {
  if (frequency === 'weekly' && !byDay) return { byDay: [{ day: weekdayOf(start), nthOfPeriod: null }] }
  if (frequency === 'monthly' && !byDay && !byMonthDay) return { byMonthDay: [Number(start.slice(8))] }
  return {}
}
