import type { PeriodGap } from '@questboard/db/schema'
import { taskExp } from '../game/rules.ts'
import { type Day, laterDay } from '../kernel/clock.ts'
import { DomainError } from '../kernel/errors.ts'
import { gapOf } from '../periods/occurrence-records.ts'
import { firstOccurrence, type Occurrence } from '../schedules/occurrence.ts'
import { datesProblem, isDueDate, misfitOf, type ScheduleProblem, withDefaults } from '../schedules/rules.ts'
import type { GivenSchedule, Recurrence, Schedule } from '../schedules/schema.ts'
import { slotFrom, weekdayOf } from '../schedules/slots.ts'
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
  throw new DomainError('invalidData', { details: [{ path: `schedule.${field}`, message }] })
}

/** The current occurrence of a task that repeats by a schedule. */
export function currentOccurrence({ slot, dueOn, opensOn, doneSlot, missed }: TaskRow): Occurrence | null {
  if (slot === null || dueOn === null || opensOn === null) return null
  return { slot, dueOn, opensOn, doneSlot, missed }
}

/** The record of the current occurrence of a task with a schedule. */
export const recordOf = (task: TaskRow, { slot, dueOn, missed }: Occurrence): PeriodGap =>
  gapOf({ ...task, slot, dueOn, missed, hasResult: task.result !== null })

/** A skip can only be undone as long as the task has not changed. */
export const withoutUndo = ({ skipped }: TaskRow): Partial<TaskRow> =>
  skipped?.before ? { skipped: { ...skipped, before: null } } : {}

/**
 * The schedule of a new task.
 * @throws DomainError invalidData: it does not fit the type, or is out of bounds
 */
export function scheduleOf(
  { type, schedule }: { type: TaskType; schedule?: GivenSchedule | null | undefined },
  today: Day,
): ScheduleColumns {
  if (!schedule) return unscheduledColumns
  const wanted = withDefaults(schedule, today)
  assertNone(misfitOf(type, wanted) ?? datesProblem(wanted, today))
  return columnsOf(wanted, today)
}

const isSame = (one: Schedule | null, other: Schedule | null): boolean => textOf(one) === textOf(other)

/** The database may return the fields in another order. */
const textOf = (schedule: Schedule | null): string => JSON.stringify(Object.entries(schedule ?? {}).sort())

/**
 * Changes of an open task's schedule. A schedule that is left out stays if the new type can have one.
 * @throws DomainError invalidData: the schedule does not fit the type, or is out of bounds
 *
 * Specification: Changing a schedule.
 */
export function reschedule(
  task: TaskRow,
  given: { type?: TaskType | undefined; schedule?: GivenSchedule | null | undefined },
  today: Day,
): Partial<TaskRow> {
  const type = given.type ?? task.type
  const wanted = given.schedule ? withDefaults(given.schedule, today) : given.schedule
  const schedule = wanted === undefined ? keptSchedule(task, type) : wanted
  if (schedule === null) {
    if (!task.schedule) return {}
    return { ...unscheduledColumns, ...paidWhileResting(task, type, today), ...recordsFrom(today) }
  }
  assertNone(misfitOf(type, schedule))
  if (isSame(schedule, task.schedule)) return {}
  assertNone(datesProblem(schedule, today))
  const begun = beginSchedule(schedule, today, task.missed ? task.slot : task.doneSlot)
  return { ...begun, ...recordsFrom(begun.opensOn ?? today) }
}

/** Completions before this day belong to no occurrence of the new schedule. */
const recordsFrom = (day: Day) => ({ recordedSince: day, doneOn: null, gaps: null })

/** Only to-dos have due dates, and only other tasks repeat. */
const keptSchedule = ({ schedule, type: was }: TaskRow, type: TaskType): Schedule | null =>
  (was === 'todo') === (type === 'todo') ? schedule : null

/** The current day (week) of a task that has been completed ahead counts as paid, so that no change pays twice. */
function paidWhileResting(task: TaskRow, type: TaskType, today: Day): Partial<TaskRow> {
  if (type === 'todo' || task.opensOn === null || task.opensOn <= today || task.doneSlot === null || task.skipped)
    return {}
  return { paidGold: task.gold, paidExp: taskExp[type], pawnMoved: true }
}

/**
 * The schedule of a copy. It begins today if it began earlier, on the same days of the week or month.
 *
 * Specification: Changing a schedule.
 */
export function copiedSchedule({ schedule }: Pick<TaskRow, 'schedule'>, today: Day): ScheduleColumns {
  if (schedule === null) return unscheduledColumns
  if (isDueDate(schedule)) return columnsOf({ ...schedule, due: laterDay(schedule.due, today) }, today)
  if (schedule.start >= today) return columnsOf(schedule, today)
  const until = schedule.until !== null && schedule.until < today ? null : schedule.until
  const rule = { ...schedule, until }
  const explicit = schedule.after === 'completion' ? {} : explicitDays(rule)
  const start = rule.frequency === 'yearly' && rule.after === 'schedule' ? (slotFrom(rule, today) ?? today) : today
  const copied = { ...rule, ...explicit, start }
  return columnsOf(firstOccurrence(copied, today) ? copied : { ...copied, until: null }, today)
}

/** The days that a rule takes from its start, named. */
function explicitDays({ frequency, byDay, byMonthDay, start }: Recurrence): Partial<Recurrence> {
  if (frequency === 'weekly' && !byDay) return { byDay: [{ day: weekdayOf(start), nthOfPeriod: null }] }
  if (frequency === 'monthly' && !byDay && !byMonthDay) return { byMonthDay: [Number(start.slice(8))] }
  return {}
}
