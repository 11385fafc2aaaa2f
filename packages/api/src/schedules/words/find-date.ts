import type { Locale } from '@questboard/i18n'
import { addDays, type Day } from '../../kernel/days.ts'
import { datesProblem, misfitOf } from '../rules.ts'
import type { Recurrence, Schedule } from '../schema.ts'
import { firstSlotFrom } from '../slots.ts'
import { type Group, groupsOf } from './groups.ts'
import { type Line, lineOf, wordAt } from './line.ts'
import type { WrittenRule } from './repeats.ts'
import { timeText } from './times.ts'

/** What the words of a date depend on. */
export interface WordsContext {
  locale: Locale
  /** The player's day. */
  today: Day
  /** The local time, `HH:MM`. */
  now: string
  /** When the player's day starts, midnight by default. */
  dayStartsAt?: string | undefined
}

/** A date in words. */
export interface WrittenDate {
  schedule: Schedule
  /** Only “every day” or “every week”: such a task needs no schedule. */
  isPlain: boolean
  /** False if a part of it was left out, because no schedule has it. */
  isExact: boolean
}

/** A date in a line: the words from `from` up to `to`. */
export interface FoundDate extends WrittenDate {
  from: number
  to: number
}

/**
 * Finds the date of a line. A clear date, such as “tomorrow”, is found anywhere; another one, such as “Friday”, only at
 * the beginning or the end.
 * @param words the words of the line. Null is a word of the title in any case.
 *
 * Rules: Quick add.
 */
export function findDate(words: readonly (string | null)[], context: WordsContext): FoundDate | null {
  const line = lineOf(words, context.locale)
  const last = words.length
  const dates = groupsOf(line, { today: context.today, past: false }).flatMap((group) => {
    if (!isReadHere(line, group, last)) return []
    const date = dateOf(group, { ...context, past: false })
    return date?.isExact ? [{ ...date, from: group.from, to: group.to, isStrong: group.isStrong }] : []
  })
  const found = dates.findLast(({ isStrong }) => isStrong) ?? dates.at(-1)
  if (!found) return null
  const { isStrong: _, ...date } = found
  return date
}

/**
 * Reads text that is a date as a whole, such as “every 2 weeks” of another app. Dates in the past are read too.
 * @returns null if it is not a date
 */
export function readDateWords(text: string, locale: Locale, today: Day): WrittenDate | null {
  const words = text.normalize('NFC').split(/\s+/u).filter(Boolean)
  const line = lineOf(words, locale)
  const [group, ...more] = groupsOf(line, { today, past: true })
  if (!group || more.length > 0 || group.from > 0 || group.to < words.length) return null
  return dateOf(group, { locale, today, now: '00:00', past: true })
}

function isReadHere(line: Line, group: Group, last: number): boolean {
  const { from, to, isStrong, rule } = group
  if (rule?.isAtEnd && to !== last) return false
  // “The first of every month”.
  if (rule && ['of', 'от'].includes(wordAt(line, from - 1).plain)) return false
  const { plain: before, meaning } = wordAt(line, from - 1)
  if (group.isBare && from > 0 && line.vocabulary.blockers.has(before)) return false
  if (isStrong) return true
  // “The first Saturday” is not the next one.
  if (group.isBare && from > 0 && (line.vocabulary.weakBlockers.has(before) || meaning.nth)) return false
  return from === 0 || to === last
}

type DateContext = WordsContext & { past: boolean }

function dateOf(group: Group, context: DateContext): WrittenDate | null {
  if (group.isFailed) return null
  const date = group.rule ? recurrenceOf(group, group.rule, context) : dueDateOf(group, context)
  if (!date) return null
  const problem = misfitOf('due' in date.schedule ? 'todo' : 'daily', date.schedule)
  return problem || datesProblem(date.schedule, context.today) ? null : date
}

function dueDateOf({ day, time, part }: Group, { today, now, dayStartsAt = '00:00' }: DateContext): WrittenDate | null {
  const at = time ? timeText(time, part) : null
  // A time before the start of the day belongs to the night that ends the day.
  const inDay = (clock: string): string => (clock < dayStartsAt ? `1${clock}` : `0${clock}`)
  const isOver = at !== null && inDay(at) < inDay(now)
  const due = day ? day.on(today) : at === null ? null : addDays(today, isOver ? 1 : 0)
  return due === null ? null : { schedule: { due, time: at }, isPlain: false, isExact: true }
}

function recurrenceOf(group: Group, rule: WrittenRule, { today }: DateContext): WrittenDate | null {
  const { start, until, time, part } = group
  const from = start ? start.on(today) : today
  if (from === null) return null
  const { frequency, interval, byDay, byMonthDay } = rule
  const isCounted = group.isDone || rule.after === 'completion'
  const hasDays = byDay !== null || byMonthDay !== null || rule.date !== null
  const recurrence: Recurrence = {
    frequency,
    interval,
    byDay,
    byMonthDay,
    start: from,
    until: null,
    time: time ? timeText(time, part) : null,
    after: isCounted && !hasDays ? 'completion' : 'schedule',
  }
  const first = firstDay(recurrence, rule)
  if (first === null) return null
  const last = until ? until.on(first) : null
  if (until && last === null) return null
  const isPlain = interval === 1 && !hasDays && !isCounted && !start && !until && !time
  return {
    schedule: { ...recurrence, start: first, until: last },
    isPlain: isPlain && (frequency === 'daily' || frequency === 'weekly'),
    isExact: !(isCounted && hasDays),
  }
}

/** The start of a rule. With an interval, or a date of the year, it is the first day that matches. */
function firstDay(recurrence: Recurrence, { date, interval }: WrittenRule): Day | null {
  const { start, byDay, byMonthDay } = recurrence
  if (date) {
    if (date.day === 29 && date.month === 2 && interval === 1) return leapDayBefore(start)
    const year = Number(start.slice(0, 4))
    const days = [year, year + 1, year + 2, year + 3, year + 4, year + 8].map((candidate) => dayIn(candidate, date))
    return days.find((day) => day !== null && day >= start) ?? null
  }
  if (interval === 1 || (byDay === null && byMonthDay === null)) return start
  return firstSlotFrom({ ...recurrence, interval: 1 }, start)
}

function dayIn(year: number, { month, day }: { month: number; day: number }): Day | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}

/** The latest 29 February on or before a day: in common years such a rule is due on the 28th. */
function leapDayBefore(start: Day): Day | null {
  const year = Number(start.slice(0, 4))
  const days = Array.from({ length: 9 }, (_, back) => dayIn(year - back, { month: 2, day: 29 }))
  return days.find((day) => day !== null && day <= start) ?? null
}
