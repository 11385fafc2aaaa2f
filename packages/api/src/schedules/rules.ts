import type { Day } from '../kernel/clock.ts'
import { type Frequency, maxInterval, type TaskType } from './constants.ts'
import { firstOccurrence } from './occurrence.ts'
import type { DueDate, GivenSchedule, NthWeekday, Recurrence, Schedule } from './schema.ts'

export const isDueDate = (schedule: Schedule): schedule is DueDate => 'due' in schedule

const yearsAround = 10

/** The same date in another year; 29 February stays when both are leap years, and is then compared as text only. */
const inYears = (day: Day, years: number): Day =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`

/** Why a schedule is refused. */
export interface ScheduleProblem {
  field: 'due' | keyof Recurrence
  message: string
}

/** Whether a day is at most 10 years from today. */
export const isNear = (day: Day, today: Day): boolean =>
  day >= inYears(today, -yearsAround) && day <= inYears(today, yearsAround)

const far = 'at most 10 years from today'

const hasTwice = (values: readonly unknown[]): boolean =>
  new Set(values.map((value) => JSON.stringify(value))).size < values.length

/** A schedule of a request, with the default values. */
export function withDefaults(sent: GivenSchedule, today: Day): Schedule {
  if ('due' in sent) return { due: sent.due, time: sent.time ?? null }
  return {
    frequency: sent.frequency,
    interval: sent.interval ?? 1,
    byDay: sent.byDay?.map(({ day, nthOfPeriod }) => ({ day, nthOfPeriod: nthOfPeriod ?? null })) ?? null,
    byMonthDay: sent.byMonthDay ?? null,
    start: sent.start ?? today,
    until: sent.until ?? null,
    time: sent.time ?? null,
    after: sent.after ?? 'schedule',
  }
}

/**
 * Why a type of task cannot have a schedule; null if it can.
 *
 * Rules: Schedules.
 */
export function misfitOf(type: TaskType, schedule: Schedule): ScheduleProblem | null {
  if (isDueDate(schedule)) return type === 'todo' ? null : { field: 'due', message: 'only a to-do has a due date' }
  if (type === 'todo') return { field: 'frequency', message: 'a to-do does not repeat' }
  const problem = ruleProblem(schedule)
  if (problem) return problem
  const field = type === 'weekly' ? tooOften[schedule.frequency](schedule) : null
  return field && { field, message: 'too often for a weekly task' }
}

/**
 * The first problem of a new schedule's dates: too far from today, in the wrong order, or without an occurrence from
 * today on. Null if there is no problem.
 *
 * Rules: Schedules.
 */
export function datesProblem(schedule: Schedule, today: Day): ScheduleProblem | null {
  if (isDueDate(schedule)) return isNear(schedule.due, today) ? null : { field: 'due', message: far }
  const { start, until } = schedule
  if (!isNear(start, today)) return { field: 'start', message: far }
  if (until !== null && until < start) return { field: 'until', message: 'not before `start`' }
  return firstOccurrence(schedule, today) ? null : { field: 'until', message: 'no day is left' }
}

function ruleProblem({ frequency, interval, byDay, byMonthDay, after }: Recurrence): ScheduleProblem | null {
  if (interval > maxInterval[frequency]) {
    return { field: 'interval', message: `at most ${maxInterval[frequency]}` }
  }
  const byDayMessage = byDay && byDayProblem(byDay, { frequency, after })
  if (byDayMessage) return { field: 'byDay', message: byDayMessage }
  const byMonthDayMessage = byMonthDay && byMonthDayProblem(byMonthDay, { frequency, after, byDay })
  return byMonthDayMessage ? { field: 'byMonthDay', message: byMonthDayMessage } : null
}

const notAfterCompletion = 'not with `after: "completion"`'

const repeated = 'a day occurs twice'

function byDayProblem(byDay: NthWeekday[], { frequency, after }: Pick<Recurrence, 'frequency' | 'after'>) {
  if (frequency !== 'weekly' && frequency !== 'monthly') return 'only weekly or monthly'
  if (byDay.some(({ nthOfPeriod }) => (nthOfPeriod === null) !== (frequency === 'weekly'))) {
    return '`nthOfPeriod` is required if monthly, and not allowed if weekly'
  }
  if (hasTwice(byDay)) return repeated
  return after === 'completion' ? notAfterCompletion : null
}

function byMonthDayProblem(
  byMonthDay: number[],
  { frequency, after, byDay }: Pick<Recurrence, 'frequency' | 'after' | 'byDay'>,
) {
  if (frequency !== 'monthly') return 'only monthly'
  if (byDay) return 'not beside `byDay`'
  if (hasTwice(byMonthDay)) return repeated
  return after === 'completion' ? notAfterCompletion : null
}

/** The field that makes a schedule too frequent for a weekly task, which pays more than a daily one. */
const tooOften: Record<Frequency, (rule: Recurrence) => keyof Recurrence | null> = {
  daily: ({ interval }) => (interval < 3 ? 'interval' : null),
  weekly: ({ byDay }) => ((byDay?.length ?? 1) > 2 ? 'byDay' : null),
  monthly: ({ byDay, byMonthDay }) => {
    if ((byDay?.length ?? 1) > 4) return 'byDay'
    return (byMonthDay?.length ?? 1) > 4 ? 'byMonthDay' : null
  },
  yearly: () => null,
}
