import type { Day } from '../kernel/clock.ts'
import { type ReadRule, readRrule } from '../schedules/rrule/read.ts'
import { datesProblem, isDueDate, misfitOf } from '../schedules/rules.ts'
import type { Recurrence, Schedule } from '../schedules/schema.ts'
import { firstSlotFrom, weekdayOf } from '../schedules/slots.ts'
import type { TaskType } from '../tasks/schema.ts'
import type { Draft } from './draft.ts'
import { dayOf, type FileDates, type Moment, parseMoment } from './moments.ts'
import type { ImportWarning } from './schema.ts'

/** The dates of a draft. */
export type DraftDates = Pick<Draft, 'type' | 'schedule' | 'warnings'>

const leftOut = (about: string): ImportWarning => ({ code: 'dateLeftOut', about })

/** The warnings of a task of a file. Where dates are not read, those of a done task are not worth a warning. */
export const warningsOf = (
  isDone: boolean,
  dates: FileDates | null,
  warnings: readonly ImportWarning[],
): ImportWarning[] => [
  ...(isDone ? [{ code: 'done', about: null } as const] : []),
  ...(isDone && !dates ? [] : warnings),
]

/** A to-do that is due at a moment. */
export const dueAt = (moment: Moment, dates: FileDates): DraftDates => ({
  type: 'todo',
  schedule: { due: dayOf(moment, dates), time: moment.time },
  warnings: [],
})

/** A to-do whose date is not understood. */
export const withoutDate = (about: string): DraftDates => ({
  type: 'todo',
  schedule: null,
  warnings: about === '' ? [] : [leftOut(about)],
})

/** Whether a rule says no more than its type does. */
const saysType = ({ frequency, interval, byDay, start, until, time, after }: Recurrence, today: Day): boolean =>
  frequency === 'daily' &&
  interval === 1 &&
  !byDay &&
  start <= today &&
  until === null &&
  time === null &&
  after === 'schedule'

/**
 * A repeating task with a rule. It is weekly where the rule is rare enough, and daily without a schedule for each day.
 */
export function repeating({ rule, isExact }: ReadRule, { today }: FileDates, about: string): DraftDates {
  const warnings: ImportWarning[] = isExact ? [] : [{ code: 'repeatsOtherwise', about }]
  if (saysType(rule, today)) return { type: 'daily', schedule: null, warnings }
  const near = withNearStart(rule, today)
  return { type: misfitOf('weekly', near) ? 'daily' : 'weekly', schedule: near, warnings }
}

/** Dates with a note if they are not quite those of the file. */
export const nearest = (
  { isExact, ...dated }: Omit<DraftDates, 'warnings'> & { isExact: boolean },
  about: string,
): DraftDates => ({ ...dated, warnings: isExact ? [] : [{ code: 'repeatsOtherwise', about }] })

/** A task that repeats from a moment on by a rule of iCalendar, or is due then if the rule is not understood. */
export function repeatingFrom(moment: Moment, text: string, dates: FileDates): DraftDates {
  const read = readRrule(text, dayOf(moment, dates), (until) => untilDay(until, moment, dates))
  if (!read) {
    const { warnings, ...due } = dueAt(moment, dates)
    return { ...due, warnings: [...warnings, { code: 'repeatsOtherwise', about: text }] }
  }
  return repeating({ ...read, rule: { ...read.rule, time: moment.time } }, dates, text)
}

/** A day without a time is the last one. */
function untilDay(until: string, { time }: Moment, dates: FileDates): Day | null {
  const moment = parseMoment(until, dates)
  return moment && dayOf(time === null ? { ...moment, time: null } : moment, dates)
}

/** Rules that began long ago begin with one of the last slots, on the same days. */
function withNearStart(rule: Recurrence, today: Day): Recurrence {
  const problem = datesProblem(rule, today)
  if (problem?.field !== 'start' || rule.start > today) return rule
  const start = rule.after === 'completion' ? today : firstSlotFrom(rule, today)
  if (start === null) return rule
  const { frequency, byDay, byMonthDay } = rule
  if (byDay || byMonthDay || rule.after === 'completion') return { ...rule, start }
  if (frequency === 'weekly') return { ...rule, start, byDay: [{ day: weekdayOf(start), nthOfPeriod: null }] }
  return frequency === 'monthly' ? { ...rule, start, byMonthDay: [Number(rule.start.slice(8))] } : { ...rule, start }
}

/**
 * A schedule that a task of this type can have. Otherwise it is left out, and the task becomes a to-do rather than
 * repeat on other days.
 */
export function fitted({ type, schedule }: Pick<Draft, 'type' | 'schedule'>, today: Day): DraftDates {
  if (!schedule) return { type, schedule: null, warnings: [] }
  const fitting = fittingType(type, schedule)
  if (!datesProblem(schedule, today) && !misfitOf(fitting, schedule)) return { type: fitting, schedule, warnings: [] }
  return { type: 'todo', schedule: null, warnings: [leftOut(isDueDate(schedule) ? schedule.due : schedule.start)] }
}

function fittingType(type: TaskType, schedule: Schedule): TaskType {
  if (isDueDate(schedule)) return 'todo'
  return type !== 'todo' && !misfitOf(type, schedule) ? type : misfitOf('weekly', schedule) ? 'daily' : 'weekly'
}
