import type { EndedPeriod } from '@questboard/db/schema'
import {
  addDays,
  type Day,
  type DayStartMinutes,
  hourMs,
  laterDay,
  localDay,
  minuteMs,
  mondayOf,
  type TimeZone,
} from '../kernel/clock.ts'
import { invalidField } from '../kernel/errors.ts'
import type { TaskType } from '../schedules/constants.ts'

/** The first day of the period that contains a day; for a to-do the day itself. */
export const periodStart = (type: TaskType, day: Day): Day => (type === 'weekly' ? mondayOf(day) : day)

const daysOf = (type: TaskType): number => (type === 'weekly' ? 7 : 1)

/** The first day of the period after one. */
export const nextPeriod = (type: TaskType, period: Day): Day => addDays(period, daysOf(type))

/** The last day of a period, by the end of which its task is to be done. */
export const lastDayOf = (type: TaskType, period: Day): Day => addDays(period, daysOf(type) - 1)

/** The first day of the period before one. */
export const previousPeriod = (type: TaskType, period: Day): Day => addDays(period, -daysOf(type))

/** Identifies a period of a task in the ledger: at most one penalty, one return of it and one late payment. */
export const periodReference = (item: string, type: TaskType, period: Day): string => `${item}:${type}:${period}`

/**
 * Identifies a period of a task without a schedule. The week in which it lost its schedule is named by that day: an
 * occurrence of the schedule can have the name of the week's first day.
 */
export function unscheduledReference(
  { id, type, recordedSince }: { id: string; type: TaskType; recordedSince: Day | null },
  period: Day,
): string {
  const isWithin = recordedSince !== null && recordedSince > period && recordedSince < nextPeriod(type, period)
  return periodReference(id, type, isWithin ? recordedSince : period)
}

const bounds = { future: 2 * minuteMs, past: 72 * hourMs }

/**
 * Validates when something was done.
 * @throws DomainError invalidData: more than 2 minutes in the future, or more than 72 hours ago
 *
 * Rules: Day rollover.
 */
export function readAt(at: string, now: Date): Date
export function readAt(at: string | undefined, now: Date): Date | undefined
export function readAt(at: string | undefined, now: Date): Date | undefined {
  if (at === undefined) return undefined
  const read = new Date(at)
  const ago = now.getTime() - read.getTime()
  if (ago >= -bounds.future && ago <= bounds.past) return read
  const message = ago < 0 ? 'at most 2 minutes in the future' : 'at most 72 hours ago'
  throw invalidField('at', message)
}

/** The moment at which something counts as done: not before it was created, and not in the future. */
export const clampMoment = (at: Date, { now, createdAt }: { now: Date; createdAt: Date }): Date =>
  new Date(Math.min(Math.max(at.getTime(), createdAt.getTime()), now.getTime()))

/** The data that determines the day of a moment. */
interface MomentContext {
  now: Date
  zone: TimeZone
  dayStartsAt: DayStartMinutes
  /** The player's day. */
  today: Day
  createdAt: Date
  /** The first day that counts. Before it, the task did not exist or had another type. */
  since: Day | null
}

/**
 * The moment at which something counts as done, and its day for the player. The current local day is the player's
 * today, even when that is later (west of the last zone).
 */
export function resolveMoment(
  at: Date,
  { now, zone, dayStartsAt, today, createdAt, since }: MomentContext,
): { at: Date; day: Day } {
  const moment = clampMoment(at, { now, createdAt })
  const local = localDay(moment, zone, dayStartsAt)
  const day = local >= localDay(now, zone, dayStartsAt) || local > today ? today : local
  return { at: moment, day: since === null ? day : laterDay(day, since) }
}

/** The stored records of a task's ended periods. */
export interface PeriodRecords {
  doneOn: Day[] | null
  endedPeriods: EndedPeriod[] | null
}

/** One period more than `at` can reach back. */
export const storedPeriods = 8

/** How many days the record of an ended period is stored: `at` may be in the previous week. */
export const storedDays = 14

/** The day since which the records of a task count: of its last change of type or schedule, or since it repeats. */
export const countsSince = ({
  recordedSince,
  repeatingSince,
}: {
  recordedSince: Day | null
  repeatingSince: Day | null
}): Day | null => recordedSince ?? repeatingSince

/** The record of an ended period. Most have none. */
export const findEndedPeriod = (
  { endedPeriods }: Pick<PeriodRecords, 'endedPeriods'>,
  period: Day,
): EndedPeriod | undefined => endedPeriods?.find((endedPeriod) => endedPeriod.period === period)

/** The record of an ended period in which nothing happened. */
export const emptyPeriod = (period: Day): EndedPeriod => ({
  period,
  streak: 0,
  paid: 0,
  exp: 0,
  moved: false,
  result: false,
  kept: false,
})

const sortPeriods = (endedPeriods: EndedPeriod[]): EndedPeriod[] =>
  endedPeriods.sort((a, b) => (a.period < b.period ? -1 : 1))

/** Replaces the record of one period, in the order of the periods. */
export const withEndedPeriod = (endedPeriods: EndedPeriod[] | null, endedPeriod: EndedPeriod): EndedPeriod[] =>
  sortPeriods([...(endedPeriods ?? []).filter(({ period }) => period !== endedPeriod.period), endedPeriod])

/** The periods of a task, and the ended ones that do not affect its streak, such as holidays. */
export interface Calendar {
  /** The period before another one. Null: that was the first. */
  previous(period: Day): Day | null
  isSkipped(period: Day): boolean
}

/** The days or weeks of a task without a schedule. */
export const calendarOf = (type: TaskType, isSkipped: Calendar['isSkipped']): Calendar => ({
  previous: (period) => previousPeriod(type, period),
  isSkipped,
})

/** The streak up to an ended period: back to the last missed period, or to one with a stored streak. */
export function streakUpTo(
  last: Day | null,
  { doneOn, endedPeriods }: PeriodRecords,
  { previous, isSkipped }: Calendar,
): number {
  const recorded = [...(doneOn ?? []), ...(endedPeriods ?? []).map(({ period }) => period)]
  let streak = 0
  for (let period = last; period !== null && isAnyUntil(recorded, period); period = previous(period)) {
    const isDone = doneOn?.includes(period) ?? false
    const endedPeriod = findEndedPeriod({ endedPeriods }, period)
    if (!isDone && !endedPeriod?.kept && !isSkipped(period)) return streak
    if (isDone) streak += 1
    if (endedPeriod) return streak + endedPeriod.streak
  }
  return streak
}

const isAnyUntil = (periods: Day[], last: Day): boolean => periods.some((period) => period <= last)

/** Adds a completed period to the records. Later periods continue its streak. */
export function completeEarlier(records: PeriodRecords, period: Day, calendar: Calendar): PeriodRecords {
  const doneOn = [...(records.doneOn ?? []), period].sort().slice(-storedPeriods)
  const endedPeriods = sortPeriods((records.endedPeriods ?? []).map((endedPeriod) => ({ ...endedPeriod })))
  for (const endedPeriod of endedPeriods) {
    if (endedPeriod.period <= period) continue
    endedPeriod.streak = streakUpTo(calendar.previous(endedPeriod.period), { doneOn, endedPeriods }, calendar)
  }
  return { doneOn, endedPeriods: endedPeriods.length > 0 ? endedPeriods : null }
}

/** Whether any period between two, both included, was missed. */
export function isAnyMissed(
  from: Day,
  to: Day | null,
  { doneOn }: PeriodRecords,
  { previous, isSkipped }: Calendar,
): boolean {
  for (let period = to; period !== null && period >= from; period = previous(period)) {
    if (!doneOn?.includes(period) && !isSkipped(period)) return true
  }
  return false
}
