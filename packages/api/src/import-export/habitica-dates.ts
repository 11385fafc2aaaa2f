import { type Frequency, frequencies, maxInterval, type Weekday } from '../schedules/constants.ts'
import type { NthWeekday, Recurrence } from '../schedules/schema.ts'
import { type DraftDates, dueAt, repeating, withoutDate } from './dated.ts'
import { dayOf, type FileDates, parseMoment, reminderAt } from './moments.ts'
import type { ProposedReminder } from './schema.ts'

/** What Habitica says about when a daily is due. */
export interface HabiticaRule {
  frequency: string
  everyX: number
  /** The weekdays, as in `repeat`. */
  days: Weekday[]
  daysOfMonth: number[]
  /** Weeks of the month, from 0. */
  weeksOfMonth: number[]
  startDate: string | null
}

/** A to-do with the day of its date. */
export function dueOn(date: string | null, dates: FileDates): DraftDates {
  const moment = date ? parseMoment(date, dates) : null
  return moment ? dueAt({ ...moment, time: null }, dates) : withoutDate(date ?? '')
}

/** The task of a daily. A rule that no schedule says becomes the nearest one. */
export function dailyOf(daily: HabiticaRule, dates: FileDates): DraftDates {
  const start = daily.startDate ? parseMoment(daily.startDate, dates) : null
  const frequency = frequencies.find((known) => known === daily.frequency) ?? 'daily'
  const every = Number.isInteger(daily.everyX) && daily.everyX > 0 ? daily.everyX : 1
  const interval = Math.min(every, maxInterval[frequency])
  const { isExact, ...days } = daysOf[frequency](daily)
  const rule: Recurrence = {
    frequency,
    interval,
    byDay: null,
    byMonthDay: null,
    until: null,
    time: null,
    after: 'schedule',
    start: start ? dayOf({ ...start, time: null }, dates) : dates.today,
    ...days,
  }
  const isWhole = isExact && frequency === daily.frequency && interval === daily.everyX
  const isEveryDay = frequency === 'weekly' && interval === 1 && daily.days.length % 7 === 0
  const read = isEveryDay ? { ...rule, frequency: 'daily' as const, byDay: null } : rule
  return repeating({ rule: read, isExact: isWhole }, dates, `${daily.frequency} / ${daily.everyX}`)
}

type Days = Partial<Pick<Recurrence, 'byDay' | 'byMonthDay'>> & { isExact: boolean }

const plain = (days: Weekday[]): NthWeekday[] => days.map((day) => ({ day, nthOfPeriod: null }))

const daysOf: Record<Frequency, (rule: HabiticaRule) => Days> = {
  daily: () => ({ isExact: true }),
  weekly: ({ days }) => ({ byDay: days.length > 0 ? plain(days) : null, isExact: true }),
  monthly: ({ days, daysOfMonth, weeksOfMonth }) => {
    const [week] = weeksOfMonth
    if (week !== undefined && days.length > 0) {
      const nthOfPeriod = ([1, 2, 3, 4] as const)[week] ?? -1
      return { byDay: days.map((day) => ({ day, nthOfPeriod })), isExact: week <= 3 && weeksOfMonth.length === 1 }
    }
    const byMonthDay = [...new Set(daysOfMonth)]
      .filter((day) => Number.isInteger(day) && day >= 1 && day <= 31)
      .slice(0, 8)
    return byMonthDay.length > 0 ? { byMonthDay, isExact: byMonthDay.length === daysOfMonth.length } : { isExact: true }
  },
  yearly: () => ({ isExact: true }),
}

/** Reminders of a daily, at the local time of an instant, on the day it is due. */
export const remindersOf = (times: string[], dates: FileDates): ProposedReminder[] =>
  times.flatMap((written) => {
    const time = parseMoment(written, dates)?.time
    return time ? (reminderAt(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), null) ?? []) : []
  })
