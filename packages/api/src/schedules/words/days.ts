import { addDays, type Day, mondayOf } from '../../kernel/days.ts'
import { type Weekday, weekdays } from '../constants.ts'
import { addMonths } from '../occurrence.ts'
import { weekdayOf } from '../slots.ts'
import { after, type Found, hasRole, type Line, phraseAt, wordAt } from './line.ts'
import type { PartOfDay, Role } from './vocabulary.ts'

/** What the words for days are read relative to. */
export interface Now {
  today: Day
  /** Whether dates of past years are read. */
  past: boolean
}

/** A day as it was written. */
export interface WrittenDay {
  /** The day, for a task that starts on `base`. Null if no calendar has it, or if it is in a past year. */
  on: (base: Day) => Day | null
  kind: 'relative' | 'weekday' | 'date'
  isStrong: boolean
  /** Whether a preposition or `next` introduces it. */
  isIntroduced: boolean
  /** Whether it is the last day: “by Friday”. */
  isBy: boolean
  part: PartOfDay | null
}

type Core = Pick<WrittenDay, 'on' | 'kind'> & {
  /** Read anywhere in a line, without a preposition too. */
  isStrong: boolean
  part?: PartOfDay
}

type Reader = (line: Line, at: number, now: Now) => Found<Core> | null

/** Reads a day, with the preposition before it. */
export function readDay(line: Line, at: number, now: Now): Found<WrittenDay> | null {
  const longest = readers
    .flatMap(({ read, roles }) => {
      const role = roles.find((candidate) => hasRole(line, at, candidate))
      const found = role ? read(line, after(line, at + 1, 'the'), now) : null
      if (found) return [{ found, role }]
      const bare = read(line, at, now)
      return bare ? [{ found: bare, role: undefined }] : []
    })
    .sort((a, b) => b.found.end - a.found.end)[0]
  if (!longest) return null
  const { value, end } = longest.found
  const partOfDay = partAfter(line, end, value.kind)
  return {
    value: {
      on: value.on,
      kind: value.kind,
      isStrong: value.isStrong || longest.role !== undefined,
      isIntroduced: longest.role !== undefined,
      isBy: longest.role === 'by',
      part: value.part ?? partOfDay?.value ?? null,
    },
    end: partOfDay?.end ?? end,
  }
}

/** “Tomorrow morning”: the day counts. */
function partAfter(line: Line, at: number, kind: Core['kind']): Found<PartOfDay> | null {
  const { partOfDay } = wordAt(line, at).meaning
  return partOfDay && kind !== 'date' ? { value: partOfDay, end: at + 1 } : null
}

const readToday: Reader = (line, at, { today }) => {
  const { phrases } = line.vocabulary
  const tonight = phraseAt(line, at, phrases.tonight)
  if (tonight !== null) {
    return { value: { on: () => today, kind: 'relative', isStrong: true, part: 'evening' }, end: tonight }
  }
  const later = phraseAt(line, at, phrases.dayAfterTomorrow)
  const ahead = later === null ? wordAt(line, at).meaning.ahead : 2
  if (ahead === undefined) return null
  return { value: { on: () => addDays(today, ahead), kind: 'relative', isStrong: true }, end: later ?? at + 1 }
}

const nextWeekday = (base: Day, weekday: Weekday): Day => {
  const ahead = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(base)) + 7) % 7
  return addDays(base, ahead === 0 ? 7 : ahead)
}

const isPlural = /(days|ници|ъци|среди|боти|дели)$/

const readWeekday: Reader = (line, at) => {
  const { meaning, plain } = wordAt(line, at)
  const { weekday } = meaning
  if (!weekday || isPlural.test(plain)) return null
  return { value: { on: (base) => nextWeekday(base, weekday), kind: 'weekday', isStrong: false }, end: at + 1 }
}

const readNext: Reader = (line, at, { today }) => {
  const { weekday } = wordAt(line, at + 1).meaning
  if (!wordAt(line, at).meaning.next || !weekday) return null
  const day = addDays(mondayOf(today), 7 + weekdays.indexOf(weekday))
  return { value: { on: () => day, kind: 'weekday', isStrong: true }, end: at + 2 }
}

/** The most days, weeks or months ahead: ten years. */
const maxAhead = 3660

const readDistance: Reader = (line, at, { today }) => {
  if (!hasRole(line, at, 'in')) return null
  const { count } = wordAt(line, at + 1).meaning
  const unitAt = count === undefined ? at + 1 : at + 2
  const { unit } = wordAt(line, unitAt).meaning
  // “след ден” and “след седмица” need no number.
  if (!unit || (count === undefined && wordAt(line, at).plain === 'in') || count === 0) return null
  const ahead = (count ?? 1) * unit.times
  if (unit.frequency === 'yearly' || ahead > maxAhead) return null
  const day = {
    daily: () => addDays(today, ahead),
    weekly: () => addDays(today, ahead * 7),
    monthly: () => addMonths(today, ahead),
  }[unit.frequency]()
  return { value: { on: () => day, kind: 'relative', isStrong: true }, end: unitAt + 1 }
}

const isoDate = /^(\d{4})-(\d\d)-(\d\d)$/
const dottedDate = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?$/

const readNumeric: Reader = (line, at, now) => {
  const word = wordAt(line, at)
  const iso = isoDate.exec(word.plain)
  if (iso) {
    const [, year, month, day] = iso.map(Number)
    return { value: { on: onDate({ year, month, day }, now), kind: 'date', isStrong: true }, end: at + 1 }
  }
  const dotted = line.vocabulary.hasDots ? dottedDate.exec(word.plain) : null
  if (!dotted || (dotted[3] === undefined && !word.after.startsWith('.'))) return null
  const [, day, month, year] = dotted.map((part) => (part === undefined ? undefined : Number(part)))
  if (!isDayNumber(day) || month === undefined || month < 1 || month > 12) return null
  const end = year !== undefined && wordAt(line, at + 1).meaning.year ? at + 2 : at + 1
  return { value: { on: onDate({ year, month, day }, now), kind: 'date', isStrong: false }, end }
}

const isDayNumber = (day: number | undefined): day is number => day !== undefined && day >= 1 && day <= 31

/** A day and a month, in one order or the other. */
export interface DayAndMonth {
  day: number
  month: number
}

/** Reads a day and a month at a word, such as “3 May”, “May 3” or “the third of May”. */
export function readDayAndMonth(line: Line, at: number): Found<DayAndMonth> | null {
  const first = wordAt(line, at)
  const ofAt = after(line, at + 1, 'of')
  const { month } = wordAt(line, ofAt).meaning
  const day = first.meaning.nth ?? first.meaning.count
  // “First May” is not a date, “the first of May” is.
  const isDay = /^\d/.test(first.plain) || ofAt > at + 1 || line.vocabulary.hasDots
  if (month && isDay && isDayNumber(day) && !isVerb(line, ofAt)) return { value: { day, month }, end: ofAt + 1 }
  const second = wordAt(line, at + 1)
  const dayAfter = /^\d/.test(second.plain) ? (second.meaning.nth ?? second.meaning.count) : undefined
  if (!first.meaning.month || !isDayNumber(dayAfter)) return null
  return { value: { day: dayAfter, month: first.meaning.month }, end: at + 2 }
}

/** “5 may be enough”. */
const isVerb = (line: Line, at: number): boolean =>
  wordAt(line, at).plain === 'may' && line.vocabulary.verbs.has(wordAt(line, at + 1).plain)

const year = /^(19|20|21)\d\d$/

const readNamed: Reader = (line, at, now) => {
  const start = after(line, at, 'the')
  const found = readDayAndMonth(line, start)
  if (!found) return null
  const { plain } = wordAt(line, found.end)
  if (!year.test(plain)) {
    return { value: { on: onDate(found.value, now), kind: 'date', isStrong: false }, end: found.end }
  }
  const end = wordAt(line, found.end + 1).meaning.year ? found.end + 2 : found.end + 1
  return { value: { on: onDate({ ...found.value, year: Number(plain) }, now), kind: 'date', isStrong: false }, end }
}

/** “The 25th”, „на 25-и“, „на 25-о число“: the next one. */
const readDayOfMonth: Reader = (line, at) => {
  const start = after(line, at, 'the')
  const word = wordAt(line, start)
  const number = dayOfMonthAt(line, start)
  if (!number || (start === at && !isIntroducing(line, at - 1))) return null
  if (word.meaning.nth !== undefined && !/^\d/.test(word.plain)) return null
  // “The 1st Saturday”.
  if (number.value <= 5 && word.after === '' && wordAt(line, number.end).meaning.weekday) return null
  return { value: { on: (base) => nextDayOfMonth(base, number.value), kind: 'date', isStrong: false }, end: number.end }
}

const isIntroducing = (line: Line, at: number): boolean =>
  hasRole(line, at, 'date') || hasRole(line, at, 'by') || wordAt(line, at).plain === 'the'

/** A day of the month: “25th”, „25-и“, „25 число“. */
export function dayOfMonthAt(line: Line, at: number): Found<number> | null {
  const { nth, count } = wordAt(line, at).meaning
  const isNumbered = wordAt(line, at + 1).meaning.dayNumber === true
  const day = nth ?? (isNumbered ? count : undefined)
  return isDayNumber(day) ? { value: day, end: isNumbered ? at + 2 : at + 1 } : null
}

function nextDayOfMonth(base: Day, day: number): Day | null {
  for (let month = 0; month < 12; month++) {
    const first = addMonths(`${base.slice(0, 8)}01`, month)
    const found = calendarDay(Number(first.slice(0, 4)), Number(first.slice(5, 7)), day)
    if (found !== null && found > base) return found
  }
  return null
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** A date, or null if the calendar lacks it. */
function calendarDay(inYear: number, month: number, day: number): Day | null {
  const date = new Date(Date.UTC(inYear, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return `${inYear}-${twoDigits(month)}-${twoDigits(day)}`
}

/** Leap years are at most eight years apart. */
const maxLeapYearGap = 8

type DateParts = { day: number | undefined; month: number | undefined; year?: number | undefined }

/** A date in the given year, or in the first one in which it is not over. */
export function onDate({ day, month, year: inYear }: DateParts, { today, past }: Now): WrittenDay['on'] {
  if (day === undefined || month === undefined) return () => null
  if (inYear !== undefined) {
    const found = !past && inYear < Number(today.slice(0, 4)) ? null : calendarDay(inYear, month, day)
    return () => found
  }
  return (base) => {
    const first = Number(base.slice(0, 4))
    for (let ahead = 0; ahead <= maxLeapYearGap; ahead++) {
      const found = calendarDay(first + ahead, month, day)
      if (found !== null && found >= base) return found
    }
    return null
  }
}

const readers: { read: Reader; roles: Role[] }[] = [
  { read: readToday, roles: ['by', 'for'] },
  { read: readWeekday, roles: ['weekday', 'by'] },
  { read: readNext, roles: ['weekday', 'by'] },
  { read: readDistance, roles: [] },
  { read: readNumeric, roles: ['date', 'by'] },
  { read: readNamed, roles: ['date', 'by'] },
  { read: readDayOfMonth, roles: ['date', 'by'] },
]
