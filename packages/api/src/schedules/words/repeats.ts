import type { Frequency, Weekday } from '../constants.ts'
import type { NthWeekday } from '../schema.ts'
import { type DayAndMonth, dayOfMonthAt, readDayAndMonth } from './days.ts'
import { after, type Found, hasRole, type Line, phraseAt, weekdaysBetween, weekdaysOf, wordAt } from './line.ts'
import type { PartOfDay } from './vocabulary.ts'

/** A repetition as it was written, before it starts on a day. */
export interface WrittenRule {
  frequency: Frequency
  interval: number
  byDay: NthWeekday[] | null
  byMonthDay: number[] | null
  /** The date of a yearly rule. */
  date: DayAndMonth | null
  after: 'schedule' | 'completion'
  /** Only read at the end of a line, as “daily” is. */
  isAtEnd: boolean
  /** “Every evening”. */
  part: PartOfDay | null
}

const rule = (fields: Partial<WrittenRule> & { frequency: Frequency }): WrittenRule => ({
  interval: 1,
  byDay: null,
  byMonthDay: null,
  date: null,
  after: 'schedule',
  isAtEnd: false,
  part: null,
  ...fields,
})

type Read = Found<WrittenRule> | null

/** The place of `every`, or of its preposition. */
export const isEvery = (line: Line, at: number): boolean =>
  wordAt(line, after(line, at, 'beforeEvery')).meaning.every === true

/** Reads a repetition: “every 2 weeks on Monday”, „през ден“. */
export function readRule(line: Line, at: number): Read {
  const { adverb } = wordAt(line, at).meaning
  if (adverb && isRestDate(line, at + 1))
    return withDays(line, { value: rule({ frequency: adverb, isAtEnd: true }), end: at + 1 })
  const otherAt = phraseAt(line, at, line.vocabulary.phrases.everyOther)
  const unit = otherAt === null ? undefined : wordAt(line, otherAt).meaning.unit
  if (unit && otherAt !== null && isOne(line, otherAt)) {
    return withDays(line, { value: rule({ frequency: unit.frequency, interval: unit.times * 2 }), end: otherAt + 1 })
  }
  const everyAt = after(line, at, 'beforeEvery')
  const every = wordAt(line, everyAt)
  if (!every.meaning.every) return null
  const body = longest(bodies.map((read) => read(line, everyAt + 1)))
  if (!body || !every.after.includes('!')) return body
  return { ...body, value: { ...body.value, after: 'completion' } }
}

/** Whether only words of dates follow. */
function isRestDate({ words }: Line, at: number): boolean {
  for (let place = at; place < words.length; place++) if (!words[place]?.isDateWord) return false
  return true
}

/** „През ден“, but not „през дни“ or „през месец май“. */
const isOne = (line: Line, at: number): boolean =>
  ['ден', 'седмица', 'месец', 'година'].includes(wordAt(line, at).plain) && !wordAt(line, at + 1).meaning.month

const longest = (found: Read[]): Read =>
  found.reduce((best, read) => (read && (!best || read.end > best.end) ? read : best), null)

/** “Day”, “other week on Monday”, “3 months”, „втори ден“. */
function readUnits(line: Line, at: number): Read {
  const { count, nth, other } = wordAt(line, at).meaning
  const times = other ? 2 : (nth ?? count)
  if (times === 0) return null
  const unitAt = times === undefined ? at : at + 1
  const { unit } = wordAt(line, unitAt).meaning
  if (!unit) return null
  const isDay = unit.frequency === 'daily'
  const ofMonth = after(line, unitAt + 1, 'ofMonth')
  if (nth !== undefined && isDay && (nth === -1 || ofMonth > unitAt + 1)) {
    return { value: rule({ frequency: 'monthly', byMonthDay: [nth] }), end: ofMonth }
  }
  if (nth !== undefined && nth < 2) return null
  const interval = (times ?? 1) * unit.times
  return withDays(line, { value: rule({ frequency: unit.frequency, interval }), end: unitAt + 1 })
}

/** “Weekday”, „делничен ден“, “weekend”, “morning”. */
function readDayGroup(line: Line, at: number): Read {
  const { meaning, plain } = wordAt(line, at)
  if (meaning.partOfDay) return { value: rule({ frequency: 'daily', part: meaning.partOfDay }), end: at + 1 }
  const isWorkday = ['делничен', 'работен'].includes(plain) && wordAt(line, at + 1).plain === 'ден'
  const days: Weekday[] | undefined = isWorkday ? ['mo', 'tu', 'we', 'th', 'fr'] : meaning.days
  return days ? { value: weekly(days), end: isWorkday ? at + 2 : at + 1 } : null
}

const weekly = (days: Weekday[], interval = 1): WrittenRule =>
  rule({ frequency: 'weekly', interval, byDay: [...new Set(days)].map((day) => ({ day, nthOfPeriod: null })) })

/** “Monday, Wednesday and Friday”, “other Tuesday”. */
function readWeekdays(line: Line, at: number): Read {
  const isOther = wordAt(line, at).meaning.other === true
  const days = weekdayList(line, isOther ? at + 1 : at)
  return days && { value: weekly(days.value, isOther ? 2 : 1), end: days.end }
}

/** “First and third Saturday of the month”. */
function readNthWeekdays(line: Line, at: number): Read {
  const days = nthWeekdayList(line, at)
  return days && { value: rule({ frequency: 'monthly', byDay: days.value }), end: after(line, days.end, 'ofMonth') }
}

/** “15th”, “1st and 15th of the month”, „5-о число“. */
function readMonthDays(line: Line, at: number): Read {
  const days = listOf(line, at, monthDay)
  const byMonthDay = days && [...new Set(days.value)]
  return days && { value: rule({ frequency: 'monthly', byMonthDay }), end: after(line, days.end, 'ofMonth') }
}

/** “24 May”. */
function readDate(line: Line, at: number): Read {
  const date = readDayAndMonth(line, at)
  return date && { value: rule({ frequency: 'yearly', date: date.value }), end: date.end }
}

const bodies = [readUnits, readDayGroup, readWeekdays, readNthWeekdays, readMonthDays, readDate]

/** Adds the days after a unit: “every month on the 15th”, „всяка седмица във вторник“. */
function withDays(line: Line, { value, end }: Found<WrittenRule>): Found<WrittenRule> {
  const isOn = hasRole(line, end, 'weekday') || hasRole(line, end, 'date')
  const start = after(line, isOn ? end + 1 : end, 'the')
  const days = daysOf[value.frequency](line, start, { isOn })
  if (!days) return { value, end }
  // Keeps the interval and what the adverb says.
  const { frequency, interval, after: counts, isAtEnd } = value
  return { value: { ...days.value, frequency, interval, after: counts, isAtEnd }, end: days.end }
}

const daysOf: Record<Frequency, (line: Line, at: number, preposition: { isOn: boolean }) => Read> = {
  daily: () => null,
  weekly: readWeekdays,
  monthly: (line, at, { isOn }) =>
    longest([
      readNthWeekdays(line, at),
      readMonthDays(line, at),
      readLastDay(line, at),
      isOn ? readBare(line, at) : null,
    ]),
  yearly: readDate,
}

function readLastDay(line: Line, at: number): Read {
  const isLast = wordAt(line, at).meaning.nth === -1 && wordAt(line, at + 1).meaning.unit?.frequency === 'daily'
  if (!isLast) return null
  return { value: rule({ frequency: 'monthly', byMonthDay: [-1] }), end: after(line, at + 2, 'ofMonth') }
}

/** „Всеки месец на 5“. */
function readBare(line: Line, at: number): Read {
  const { count } = wordAt(line, at).meaning
  const { unit, month } = wordAt(line, at + 1).meaning
  if (count === undefined || count < 1 || count > 31 || unit || month || !/^\d/.test(wordAt(line, at).plain))
    return null
  return { value: rule({ frequency: 'monthly', byMonthDay: [count] }), end: at + 1 }
}

type Item<Value> = (line: Line, at: number) => Found<Value> | null

/** The most days of a list. A longer one is not a schedule. */
const maxListLength = 16

/** Reads items with commas, “and”, prepositions or `every` between them. */
function listOf<Value>(line: Line, at: number, item: Item<Value>): Found<Value[]> | null {
  const first = item(line, at)
  if (!first) return null
  const values = [first.value]
  let { end } = first
  while (values.length < maxListLength) {
    const next = item(line, end) ?? item(line, betweenItems(line, end))
    if (!next) break
    values.push(next.value)
    end = next.end
  }
  return { value: values, end }
}

/** The place after what can be between two items. */
function betweenItems(line: Line, at: number): number {
  let end = at
  const { meaning, plain, after: punctuation } = wordAt(line, end)
  if (meaning.and || plain === '/' || plain === '+' || (plain === '' && punctuation === ',')) end++
  if (wordAt(line, end).meaning.every || hasRole(line, end, 'weekday') || hasRole(line, end, 'date')) end++
  return after(line, end, 'the')
}

const weekdayItem: Item<Weekday[]> = (line, at) => {
  const days = line.words[at] ? weekdaysOf(wordAt(line, at), line) : null
  if (!days) return null
  const lastAt = after(line, at + 1, 'through')
  const last = lastAt > at + 1 ? wordAt(line, lastAt).meaning.weekday : undefined
  // „До“ before a weekday is the end of the rule.
  if (last === undefined || days[0] === undefined || hasRole(line, at + 1, 'by')) return { value: days, end: at + 1 }
  return { value: weekdaysBetween(days[0], last), end: lastAt + 1 }
}

function weekdayList(line: Line, at: number): Found<Weekday[]> | null {
  const list = listOf(line, at, weekdayItem)
  return list && { value: list.value.flat(), end: list.end }
}

type Nth = NonNullable<NthWeekday['nthOfPeriod']>

const isNth = (nth: number | undefined): nth is Nth => nth !== undefined && (nth === -1 || (nth >= 1 && nth <= 4))

/** “First and third Saturday”: ordinals, then the weekday of all of them. */
const nthWeekdayItem: Item<NthWeekday[]> = (line, at) => {
  const nths = listOf<Nth>(line, at, (_, place) => {
    const { nth } = wordAt(line, place).meaning
    return isNth(nth) ? { value: nth, end: place + 1 } : null
  })
  const day = nths && wordAt(line, nths.end).meaning.weekday
  return nths && day ? { value: nths.value.map((nthOfPeriod) => ({ day, nthOfPeriod })), end: nths.end + 1 } : null
}

function nthWeekdayList(line: Line, at: number): Found<NthWeekday[]> | null {
  const list = listOf(line, at, nthWeekdayItem)
  return list && { value: list.value.flat(), end: list.end }
}

const monthDay: Item<number> = (line, at) => {
  const { plain, meaning } = wordAt(line, at)
  const found = dayOfMonthAt(line, at)
  // “Every second” is not a date, „всяко първо число“ is.
  const isNumber = /^\d/.test(plain) || wordAt(line, at + 1).meaning.dayNumber === true
  if (found === null || !isNumber || (meaning.nth ?? 0) < 0) return null
  // “15th May” is another kind of rule, and “5th Friday” is not a rule.
  const { month, weekday } = wordAt(line, found.end).meaning
  return month || weekday ? null : found
}
