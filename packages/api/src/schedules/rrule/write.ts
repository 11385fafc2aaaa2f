import { addDays, type Day } from '../../kernel/days.ts'
import type { Weekday } from '../constants.ts'
import type { NthWeekday, Recurrence } from '../schema.ts'
import { firstSlotFrom } from '../slots.ts'

/** Writes schedules as recurrence rules of iCalendar (RFC 5545). Pure. */

const lastDay = -1

/** Every month has 28 days. A later day moves back to the last day of a month that lacks it. */
const everyMonth = 28

const list = (values: readonly (string | number)[]): string => values.join(',')

const joined = (parts: string[]): string => parts.filter(Boolean).join(';')

const codeOf = (day: Weekday): string => day.toUpperCase()

const weekdaysOf = (days: readonly NthWeekday[]): string =>
  `BYDAY=${list(days.map(({ day, nthOfPeriod }) => `${nthOfPeriod ?? ''}${codeOf(day)}`))}`

/** The days of the month of a monthly rule. Null: those that DTSTART gives, in every month. */
function monthDaysOf({ frequency, byDay, byMonthDay, start }: Recurrence): number[] | null {
  if (frequency !== 'monthly' || byDay) return null
  if (byMonthDay) return [...byMonthDay].sort((a, b) => a - b)
  const day = Number(start.slice(8))
  return day > everyMonth ? [day] : null
}

/** Weeks start on Monday, which only matters where weeks are left out. */
const ruleOf = ({ frequency, interval }: Recurrence, days: string): string =>
  joined([
    `FREQ=${frequency.toUpperCase()}`,
    interval === 1 ? '' : `INTERVAL=${interval}`,
    days,
    frequency === 'weekly' && interval > 1 ? 'WKST=MO' : '',
  ])

/** The last day of February is all that calendars agree on. */
const yearDays = ({ frequency, start }: Recurrence): string =>
  frequency === 'yearly' && start.endsWith('-02-29') ? 'BYMONTH=2;BYMONTHDAY=-1' : ''

/** The 31st moves back in all shorter months, so it is the last day. */
const withLast = (days: readonly number[]): number[] => {
  const others = days.filter((day) => day !== 31 && day !== lastDay)
  return others.length < days.length ? [...others, lastDay] : others
}

/**
 * The rule of a series in a calendar whose DTSTART is `start` or one of the slots, without UNTIL. It lacks
 * `movedSlots`: few calendars read BYSETPOS beside BYMONTHDAY.
 */
export function rruleOf(rule: Recurrence): string {
  if (rule.byDay) return ruleOf(rule, weekdaysOf(rule.byDay))
  const days = monthDaysOf(rule)
  return ruleOf(rule, days ? `BYMONTHDAY=${list(withLast(days))}` : yearDays(rule))
}

/** The slots of some years that moved back to the last day of February, which `rruleOf` does not give. */
export function movedSlots(rule: Recurrence, from: Day, years: number): Day[] {
  const days = withLast(monthDaysOf(rule) ?? [])
  if (days.includes(lastDay) || !days.some((day) => day > everyMonth)) return []
  const first = Number(from.slice(0, 4))
  const isMoved = (day: Day) => firstSlotFrom(rule, day) === day && !days.includes(Number(day.slice(8)))
  return Array.from({ length: years }, (_, place) => `${first + place}-02-28`).flatMap((late) =>
    [late, addDays(late, 1)].filter((day) => day.slice(5, 7) === '02' && day >= from && isMoved(day)),
  )
}

const upTo = (day: number): number[] => Array.from({ length: day - everyMonth + 1 }, (_, place) => everyMonth + place)

/**
 * The rule in one line, without UNTIL. A day that some months lack is the last one of those up to it. Where that is not
 * possible, SKIP of RFC 7529 moves it back.
 */
export function exactRruleOf(rule: Recurrence): string {
  const days = monthDaysOf(rule)
  if (!days?.some((day) => day > everyMonth)) return rruleOf(rule)
  const [day, ...others] = days
  if (day !== undefined && others.length === 0) return ruleOf(rule, `BYMONTHDAY=${list(upTo(day))};BYSETPOS=-1`)
  return joined(['RSCALE=GREGORIAN', ruleOf(rule, `BYMONTHDAY=${list(days)}`), 'SKIP=BACKWARD'])
}
