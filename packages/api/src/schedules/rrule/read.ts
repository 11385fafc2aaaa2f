import type { Day } from '../../kernel/clock.ts'
import { type Frequency, frequencies, maxInterval, type Weekday, weekdays } from '../constants.ts'
import type { NthWeekday, Recurrence } from '../schema.ts'
import { firstSlotFrom } from '../slots.ts'
import { lastOf } from './count.ts'

/** Reads recurrence rules of iCalendar (RFC 5545). Pure. */

export interface ReadRule {
  rule: Recurrence
  /** False if no schedule says the same, and this is the nearest one. */
  isExact: boolean
}

/** The length of the longest text that is read as a rule. */
const maxRuleLength = 500

/** The parts of a rule by name. Days and months are read from at most this many values. */
const maxValues = 40

type Parts = Map<string, string>

function partsOf(text: string): Parts | null {
  if (text.length > maxRuleLength) return null
  const [, body = ''] = /^(?:RRULE:)?(.*)$/isu.exec(text.trim()) ?? []
  const parts = body.split(';', maxValues).map((part): [string, string] => {
    const [name = '', value = ''] = part.split('=', 2)
    return [name.trim().toUpperCase(), value.trim().toUpperCase()]
  })
  return new Map(parts)
}

const understood = new Set(
  'FREQ INTERVAL BYDAY BYMONTHDAY BYMONTH BYSETPOS UNTIL COUNT WKST RSCALE SKIP X-AFTER'.split(' '),
)

const numbersOf = (text: string | undefined): number[] =>
  text?.split(',', maxValues).flatMap((number) => (/^[+-]?\d{1,3}$/.test(number.trim()) ? Number(number) : [])) ?? []

interface WrittenDay {
  day: Weekday
  nth: number | null
}

const daysOf = (text: string | undefined): WrittenDay[] =>
  text?.split(',', maxValues).flatMap((written) => {
    const [, nth, code = ''] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(written.trim()) ?? []
    const day = weekdays.find((weekday) => weekday === code.toLowerCase())
    return day ? { day, nth: nth === undefined ? null : Number(nth) } : []
  }) ?? []

/** What is read of the parts: fields of a rule, and whether they say the same. */
type Days = Partial<Pick<Recurrence, 'frequency' | 'interval' | 'byDay' | 'byMonthDay' | 'start'>> & {
  isExact: boolean
}

/** The parts of a rule as they are written. */
interface WrittenRule {
  frequency: Frequency
  interval: number
  start: Day
  days: WrittenDay[]
  monthDays: number[]
  months: number[]
  positions: number[]
  /** Whether days that a month lacks move back, and are not left out. */
  movesBack: boolean
}

const distinct = <Value>(values: Value[]): Value[] => [...new Set(values)]

const plainDays = (days: WrittenDay[]): NthWeekday[] =>
  distinct(days.map(({ day }) => day)).map((day) => ({ day, nthOfPeriod: null }))

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join()

/** The first day of a month on or after a day. */
function monthFrom(start: Day, month: number): Day {
  const year = Number(start.slice(0, 4)) + (month < Number(start.slice(5, 7)) ? 1 : 0)
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
  return first > start ? first : start
}

const arePlain = ({ days, monthDays, months, positions }: WrittenRule): boolean =>
  monthDays.length + months.length + positions.length === 0 && days.every(({ nth }) => nth === null)

function daily(written: WrittenRule): Days {
  const { interval, days } = written
  if (days.length === 0) return { isExact: arePlain(written) }
  return { frequency: 'weekly', interval: 1, byDay: plainDays(days), isExact: arePlain(written) && interval === 1 }
}

const weekly = (written: WrittenRule): Days => ({
  byDay: written.days.length > 0 ? plainDays(written.days) : null,
  isExact: arePlain(written),
})

/** Days such as `28,29,30` of which the last one counts are the 30th, or the last day of a shorter month. */
function lastOfRun(days: number[], positions: number[]): number | null {
  const [first, latest] = [days[0], days.at(-1)]
  if (!isSame(positions, [-1]) || first !== 28 || latest === undefined) return null
  return isSame(
    days,
    Array.from({ length: latest - 27 }, (_, place) => 28 + place),
  )
    ? latest
    : null
}

function byMonthDays({ monthDays, days, positions, movesBack }: WrittenRule): Days {
  const sorted = distinct(monthDays).sort((a, b) => a - b)
  const run = lastOfRun(sorted, positions)
  if (run !== null) return { byMonthDay: [run], isExact: days.length === 0 }
  const possible = sorted.map((day) => (day < 0 ? -1 : day)).filter((day) => day !== 0 && day <= 31)
  const isExact = positions.length === 0 && days.length === 0 && sorted.every((day) => day >= -1)
  return {
    byMonthDay: distinct(possible).slice(0, 8),
    isExact: isExact && possible.length <= 8 && (movesBack || possible.every((day) => day <= 28)),
  }
}

function byNthDays({ interval, days, positions }: WrittenRule): Days {
  const [position, ...others] = positions
  const weekdaysNamed = plainDays(days)
  if (position !== undefined && weekdaysNamed.length > 1) {
    // The first or last of several weekdays is close to the first or last day.
    const isEach = weekdaysNamed.length === 7 && others.length === 0
    return {
      byMonthDay: [position < 0 ? -1 : Math.min(position, 31)],
      isExact: isEach && position >= -1 && position <= 28,
    }
  }
  const nthDays = days.map(({ day, nth }) => ({ day, nth: nth ?? position ?? null }))
  if (nthDays.some(({ nth }) => nth === null)) {
    return {
      frequency: 'weekly',
      interval: 1,
      byDay: weekdaysNamed,
      isExact: interval === 1 && nthDays.every(({ nth }) => nth === null),
    }
  }
  const byDay = nthDays.map(({ day, nth }) => ({ day, nthOfPeriod: nthOf(nth ?? 1) }))
  const isExact = others.length === 0 && nthDays.every(({ nth }) => nth === nthOf(nth ?? 1))
  const distinctDays = new Map(byDay.map((nthDay) => [`${nthDay.nthOfPeriod}${nthDay.day}`, nthDay]))
  return { byDay: [...distinctDays.values()].slice(0, 7), isExact: isExact && distinctDays.size <= 7 }
}

/** The fifth weekday of a month is often the last one. */
function nthOf(nth: number): 1 | 2 | 3 | 4 | -1 {
  if (nth === 1 || nth === 2 || nth === 3 || nth === 4) return nth
  return nth < -1 && nth >= -4 ? ((5 + nth) as 1 | 2 | 3) : -1
}

function monthly(written: WrittenRule): Days {
  const { days, monthDays, months, start, movesBack } = written
  const isEach = months.length === 0
  if (monthDays.length > 0) return within(byMonthDays(written), { isExact: isEach })
  if (days.length > 0) return within(byNthDays(written), { isExact: isEach })
  return { isExact: isEach && (movesBack || Number(start.slice(8)) <= 28) }
}

const within = (days: Days, { isExact }: { isExact: boolean }): Days => ({
  ...days,
  isExact: days.isExact && isExact,
})

function yearly(written: WrittenRule): Days {
  const { interval, start, days, monthDays, months } = written
  const month = months.find((number) => number >= 1 && number <= 12)
  if (month === undefined && monthDays.length + days.length === 0) return { isExact: !start.endsWith('-02-29') }
  const from = monthFrom(start, month ?? Number(start.slice(5, 7)))
  const isOne = months.length === 1
  const [day] = monthDays
  if (monthDays.length === 1 && days.length === 0 && day !== undefined && Math.abs(day) <= 31) {
    return within(onDate(written, { from, day }), { isExact: isOne })
  }
  if (monthDays.length + days.length === 0) {
    return { start: dateFrom(start, { month: month ?? 1, day: Number(start.slice(8)) }), isExact: isOne }
  }
  // Once in twelve months in the days that are named.
  const inMonth = monthDays.length > 0 ? byMonthDays(written) : byNthDays({ ...written, interval: 1 })
  const isMonthly = inMonth.frequency === undefined && interval * 12 <= maxInterval.monthly
  if (!isMonthly) return { isExact: false }
  return within({ ...inMonth, frequency: 'monthly', interval: interval * 12, start: from }, { isExact: isOne })
}

/** A date of each year, from the first one on. */
function onDate({ start, positions }: WrittenRule, { from, day }: { from: Day; day: number }): Days {
  const month = Number(from.slice(5, 7))
  const isLastOfFebruary = month === 2 && (day === -1 || day === 29)
  if (isLastOfFebruary) {
    const leap = leapYearUntil(Number(from.slice(0, 4)))
    return { start: start.endsWith('-02-29') ? start : `${leap}-02-29`, isExact: day === -1 && positions.length === 0 }
  }
  const wanted = day < 0 ? new Date(Date.UTC(2026, month, 0)).getUTCDate() : day
  return { start: dateFrom(start, { month, day: wanted }), isExact: day >= -1 && positions.length === 0 }
}

const leapYearUntil = (year: number): number => year - (year % 4)

function dateFrom(start: Day, { month, day }: { month: number; day: number }): Day {
  const inYear = (year: number): Day => {
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
    return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(Math.min(day, last)).padStart(2, '0')}`
  }
  const year = Number(start.slice(0, 4))
  return inYear(year) >= start ? inYear(year) : inYear(year + 1)
}

const readers: Record<Frequency, (written: WrittenRule) => Days> = { daily, weekly, monthly, yearly }

/** Weeks of a rule that leaves weeks out start on Monday. */
function hasOtherWeeks({ frequency, interval, byDay }: Recurrence, parts: Parts): boolean {
  const first = parts.get('WKST') ?? 'MO'
  return frequency === 'weekly' && interval > 1 && first !== 'MO' && (byDay?.some(({ day }) => day === 'su') ?? false)
}

/**
 * Reads a rule that begins on a day. It has no time, and is counted from completions if it has `X-AFTER=COMPLETION`.
 * @param toDay the local day of an UNTIL
 * @returns null for a text that is not a rule, and for a rule without any slot
 *
 * Rules: Import.
 */
export function readRrule(text: string, start: Day, toDay: (until: string) => Day | null): ReadRule | null {
  const parts = partsOf(text)
  const word = parts?.get('FREQ')?.toLowerCase()
  if (!parts || word === undefined) return null
  const frequency =
    frequencies.find((known) => known === word) ?? (/^(hour|minute|second)ly$/.test(word) ? 'daily' : null)
  if (frequency === null) return null
  const writtenInterval = /^\d{1,6}$/.test(parts.get('INTERVAL') ?? '1') ? Number(parts.get('INTERVAL') ?? 1) : 0
  const interval = frequency === word ? Math.min(Math.max(1, writtenInterval), maxInterval[frequency]) : 1
  const written: WrittenRule = {
    frequency,
    interval,
    start,
    days: daysOf(parts.get('BYDAY')),
    monthDays: numbersOf(parts.get('BYMONTHDAY')),
    months: numbersOf(parts.get('BYMONTH')),
    positions: numbersOf(parts.get('BYSETPOS')),
    movesBack: parts.get('SKIP') === 'BACKWARD',
  }
  const { isExact, ...fields } = readers[frequency](written)
  const counts = parts.get('X-AFTER') === 'COMPLETION'
  const bySchedule = {
    frequency,
    interval,
    byDay: null,
    byMonthDay: null,
    start,
    until: null,
    time: null,
    after: 'schedule' as const,
    ...fields,
  }
  const rule: Recurrence = counts ? { ...bySchedule, byDay: null, byMonthDay: null, after: 'completion' } : bySchedule
  const end = endOf(rule, parts, toDay)
  if (end === undefined || (end !== null && firstSlotFrom({ ...rule, until: end }, rule.start) === null)) return null
  const isWhole = [...parts.keys()].every((name) => name === '' || understood.has(name)) && writtenInterval === interval
  return {
    rule: { ...rule, until: end },
    isExact: isExact && isWhole && frequency === word && !hasOtherWeeks(rule, parts),
  }
}

/** The last day of a rule; null if it has none, undefined if it cannot be read. */
function endOf(rule: Recurrence, parts: Parts, toDay: (until: string) => Day | null): Day | null | undefined {
  const until = parts.get('UNTIL')
  if (until !== undefined) return toDay(until) ?? undefined
  const count = parts.get('COUNT')
  if (count === undefined) return null
  return /^\d{1,9}$/.test(count) && Number(count) > 0 ? lastOf(rule, Number(count)) : undefined
}
