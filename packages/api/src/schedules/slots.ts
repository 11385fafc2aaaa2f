import { type Day, dayMs, earlierDay, toDay, toNumber, weekdayNumber } from '../kernel/days.ts'
import { type Frequency, type Weekday, weekdays } from './constants.ts'
import type { NthWeekday, Recurrence } from './schema.ts'

/**
 * The slots of a recurrence that follows its schedule: the days on which an occurrence is due. Pure, and shared by the
 * server and the web app.
 */

export const weekdayOf = (day: Day): Weekday => weekdays[weekdayNumber(toNumber(day))] as Weekday

/** Months since year 0. */
type Month = number

function monthOf(number: number): Month {
  const date = new Date(number * dayMs)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

const firstDayOf = (month: Month): number => Date.UTC(Math.floor(month / 12), month % 12) / dayMs

const dayOfMonth = (number: number): number => number - firstDayOf(monthOf(number)) + 1

/** A day that the month lacks is its last one. -1 is the last one too. */
function inMonth(month: Month, day: number): number {
  const first = firstDayOf(month)
  const length = firstDayOf(month + 1) - first
  return first + (day === -1 ? length : Math.min(day, length)) - 1
}

function nthInMonth(month: Month, { day, nthOfPeriod }: NthWeekday): number {
  const wanted = weekdays.indexOf(day)
  if (nthOfPeriod === -1) {
    const last = firstDayOf(month + 1) - 1
    return last - ((weekdayNumber(last) - wanted + 7) % 7)
  }
  const first = firstDayOf(month)
  return first + ((wanted - weekdayNumber(first) + 7) % 7) + ((nthOfPeriod ?? 1) - 1) * 7
}

/** The days of a recurrence within one of its periods: a day, week, month or year. Periods are numbered. */
type Periods = {
  /** The period of a day. */
  of: (number: number) => number
  /** The slots in a period, before `start` too. Not sorted. */
  slots: (period: number) => number[]
}

const periodsOf: Record<Frequency, (rule: Recurrence, start: number) => Periods> = {
  daily: () => ({ of: (number) => number, slots: (period) => [period] }),
  weekly: ({ byDay }, start) => ({
    // Weeks start on Mondays, and 1970-01-05 was one.
    of: (number) => Math.floor((number - 4) / 7),
    slots: (week) => {
      const monday = week * 7 + 4
      return byDay ? byDay.map(({ day }) => monday + weekdays.indexOf(day)) : [monday + weekdayNumber(start)]
    },
  }),
  monthly: ({ byDay, byMonthDay }, start) => ({
    of: monthOf,
    slots: (month) =>
      byDay?.map((nth) => nthInMonth(month, nth)) ??
      (byMonthDay ?? [dayOfMonth(start)]).map((day) => inMonth(month, day)),
  }),
  yearly: (_, start) => ({
    of: (number) => Math.floor(monthOf(number) / 12),
    slots: (year) => [inMonth(year * 12 + (monthOf(start) % 12), dayOfMonth(start))],
  }),
}

/** The first slot on or after a day, or null after the last one. */
export function firstSlotFrom(rule: Recurrence, from: Day): Day | null {
  const start = toNumber(rule.start)
  const min = Math.max(start, toNumber(from))
  const { of, slots } = periodsOf[rule.frequency](rule, start)
  const first = of(start)
  let period = first + Math.ceil((of(min) - first) / rule.interval) * rule.interval
  // Each period that counts has a slot, so the next one has one that is late enough.
  let found = earliest(slots(period), min)
  while (found === Infinity) {
    period += rule.interval
    found = earliest(slots(period), min)
  }
  return rule.until !== null && found > toNumber(rule.until) ? null : toDay(found)
}

/** The last slot on or before a day, or null before the first one. */
export function lastSlotUpTo(rule: Recurrence, until: Day): Day | null {
  const start = toNumber(rule.start)
  const max = toNumber(earlierDay(rule.until ?? until, until))
  const { of, slots } = periodsOf[rule.frequency](rule, start)
  const first = of(start)
  for (let period = first + Math.floor((of(max) - first) / rule.interval) * rule.interval; period >= first; ) {
    const found = Math.max(...slots(period).filter((slot) => slot >= start && slot <= max))
    if (found !== -Infinity) return toDay(found)
    period -= rule.interval
  }
  return null
}

const earliest = (slots: number[], min: number): number => Math.min(...slots.filter((slot) => slot >= min))
