import { after, type Found, hasRole, type Line, phraseAt, type Word, wordAt } from './line.ts'
import type { PartOfDay } from './vocabulary.ts'

export interface TimeOfDay {
  hour: number
  minute: number
  /** Whether the part of the day is said or clear, as in `9am`. */
  isExact: boolean
  /** Whether it is read anywhere in a line. */
  isStrong: boolean
  /** Whether a preposition introduces it. */
  isIntroduced: boolean
}

const clock = /^(\d{1,2}):([0-5]\d)(am|pm|ч)?$/
const dotted = /^(\d{1,2})\.([0-5]\d)(ч)?$/
const hourWord = /^(\d{1,2})(am|pm|a\.m|p\.m|ч)$/
const bareHour = /^\d{1,2}$/

type Begun = Pick<TimeOfDay, 'hour' | 'minute' | 'isStrong'> & {
  half?: 'am' | 'pm'
  /** Whether more must follow, or come before: “9” alone is not a time. */
  isBare: boolean
}

const halfOf = (text: string | undefined): 'am' | 'pm' | undefined =>
  text?.startsWith('a') ? 'am' : text?.startsWith('p') ? 'pm' : undefined

function begin({ plain }: Word, { hasDots }: { hasDots: boolean }): Begun | null {
  const exact = clock.exec(plain)
  if (exact) {
    const [, hour, minute, unit] = exact
    const half = halfOf(unit)
    return { hour: Number(hour), minute: Number(minute), isStrong: true, isBare: false, ...(half && { half }) }
  }
  const withDot = hasDots ? dotted.exec(plain) : null
  if (withDot) {
    const [, hour, minute, unit] = withDot
    return { hour: Number(hour), minute: Number(minute), isStrong: false, isBare: unit === undefined }
  }
  const withUnit = hourWord.exec(plain)
  if (withUnit && (hasDots || withUnit[2] !== 'ч')) {
    const half = halfOf(withUnit[2])
    return { hour: Number(withUnit[1]), minute: 0, isStrong: false, isBare: false, ...(half && { half }) }
  }
  return bareHour.test(plain) ? { hour: Number(plain), minute: 0, isStrong: false, isBare: true } : null
}

/** Reads a time: `9:00`, `9am`, `at 9`, „18.30 ч.“, „в 9 вечерта“. */
export function readTime(line: Line, at: number): Found<TimeOfDay> | null {
  const isAt = hasRole(line, at, 'at')
  const isIntroduced = isAt || hasRole(line, at, 'by') || hasRole(line, at, 'timeFrom')
  const start = isIntroduced ? at + 1 : at
  const begun = begin(wordAt(line, start), line.vocabulary)
  if (!begun) return null
  let [end, half, isBare] = [start + 1, begun.half, begun.isBare && !isAt]
  let { minute } = begun
  if (begun.isBare && isCounted(line, end)) return null
  const meaning = wordAt(line, end).meaning
  if (meaning.half && !half) {
    half = meaning.half
    end++
    isBare = false
  }
  // “8 часа” alone is a duration.
  if (meaning.hours && (!isBare || isIntroduced || wordAt(line, end).plain === 'ч')) {
    end++
    isBare = false
  }
  const past = begun.isBare && isAt ? minutesAfter(line, end) : null
  if (past) [minute, end] = [past.value, past.end]
  const part = partOfDayAt(line, end)
  if (part) end = part.end
  if (isBare && !part) return null
  const hour = hourOf(begun.hour, { half, part: part?.value })
  if (hour === null) return null
  const isExact = half !== undefined || part !== null || begun.hour > 12 || begun.hour === 0
  return { value: { hour, minute, isExact, isStrong: begun.isStrong, isIntroduced }, end }
}

const isCounted = ({ words, vocabulary }: Line, at: number): boolean => {
  const word = words[at]
  return word ? vocabulary.counted.has(word.plain) && !word.meaning.hours : false
}

/** „и половина“, „и 15“ after an hour. */
function minutesAfter(line: Line, at: number): Found<number> | null {
  if (wordAt(line, at).plain !== 'и') return null
  const { plain } = wordAt(line, at + 1)
  if (plain === 'половина') return { value: 30, end: at + 2 }
  return /^[1-5]\d$/.test(plain) ? { value: Number(plain), end: at + 2 } : null
}

function partOfDayAt(line: Line, at: number): Found<PartOfDay> | null {
  for (const { part, words } of line.vocabulary.partsOfDay) {
    const end = phraseAt(line, at, [words])
    if (end !== null) return { value: part, end }
  }
  return null
}

/** The hour of 24; null if there is none. */
function hourOf(hour: number, { half, part }: { half?: 'am' | 'pm' | undefined; part?: PartOfDay | undefined }) {
  if (hour > 23) return null
  if (half) return hour < 1 || hour > 12 ? null : (hour % 12) + (half === 'pm' ? 12 : 0)
  return part && hour <= 12 ? inPart[part](hour) : hour
}

const inPart: Record<PartOfDay, (hour: number) => number | null> = {
  morning: (hour) => hour,
  noon: (hour) => (hour < 10 ? hour + 12 : hour),
  afternoon: (hour) => (hour === 12 ? 12 : hour + 12),
  evening: (hour) => (hour === 12 ? null : hour + 12),
  night: (hour) => (hour === 12 ? 0 : hour < 6 ? hour : hour + 12),
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The time as `HH:MM`, in a part of the day if one was said apart: “tonight at 9” is 21:00. */
export function timeText({ hour, minute, isExact }: TimeOfDay, part: PartOfDay | null): string {
  const hourOfDay = part && !isExact && hour < 12 ? (inPart[part](hour) ?? hour) : hour
  return `${twoDigits(hourOfDay)}:${twoDigits(minute)}`
}

/** The place after a range, such as “from 9:00 to 10:00” or „от 5 до 8 май“, which is not a date. */
export function rangeEnd(line: Line, at: number): number | null {
  const from = hasRole(line, at, 'from') ? at + 1 : at
  const time = readTime(line, from)
  const first = time?.end ?? (from > at && isNumber(line, from) ? from + 1 : null)
  if (first === null) return null
  const last = after(line, first, 'through')
  if (last === first) return null
  const end = readTime(line, last)?.end ?? null
  if (end !== null || !isNumber(line, last)) return end
  // “8:00 until 27 March” is a time and a last day.
  return time && wordAt(line, last + 1).meaning.month !== undefined ? null : last + 1
}

const isNumber = (line: Line, at: number): boolean => wordAt(line, at).meaning.count !== undefined
