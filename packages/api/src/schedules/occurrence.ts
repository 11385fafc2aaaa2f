import { addDays, type Day, dayMs, laterDay, toDay, toNumber } from '../kernel/days.ts'
import type { Frequency } from './constants.ts'
import type { Recurrence } from './schema.ts'
import { firstSlotFrom, lastSlotUpTo } from './slots.ts'

/**
 * The current occurrence of a repeating task, and how it changes. Pure functions, shared by the server and the web app:
 * no database access, and no time zone.
 */
export interface Occurrence {
  /** The day that the rule gives. It names the occurrence. */
  slot: Day
  /** The day by the end of which it is to be done: the slot, unless it was snoozed. */
  dueOn: Day
  /** The first day on which it can be completed. */
  opensOn: Day
  /** Whether it was missed: null until its due day has ended, false if that was on a holiday. */
  missed: boolean | null
  /** The slot that was completed last, before this one. */
  doneSlot: Day | null
}

/** A task at the end of its last settled day. */
export interface Settled extends Occurrence {
  /** The day on which the occurrence was completed; null while it is open. */
  completedOn: Day | null
}

/** What has changed in the days since the last settled one. */
export interface Advance {
  occurrence: Settled
  /** The due days that ended while the task was open and no holiday was on: the first and the last one. */
  missed: { first: Day; last: Day } | null
  /** The occurrences whose due day ended while they were open, of the last 400 days: missed, or on a holiday spared. */
  passed: Pick<Occurrence, 'slot' | 'dueOn'>[]
  /** Whether the last occurrence is over. Then the task is archived. */
  ended: boolean
}

/** The same date in a later month or year, or the last day of a month that lacks it. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(toNumber(day) * dayMs)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return toDay(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) / dayMs)
}

const afterInterval: Record<Frequency, (day: Day, interval: number) => Day> = {
  daily: addDays,
  weekly: (day, interval) => addDays(day, interval * 7),
  monthly: addMonths,
  yearly: (day, interval) => addMonths(day, interval * 12),
}

const notAfter = (day: Day, until: Day | null): Day | null => (until !== null && day > until ? null : day)

/** The slot after a completion on a day, of a rule that counts from completions; null after `until`. */
const slotAfterCompletion = ({ frequency, interval, until }: Recurrence, doneOn: Day): Day | null =>
  notAfter(afterInterval[frequency](doneOn, interval), until)

/**
 * The first occurrence of a new or changed rule.
 * @param last the last slot that was completed or missed, before the rule was changed
 * @returns null if the rule has no slot from today on
 *
 * Rules: Changing a schedule.
 */
export function firstOccurrence(rule: Recurrence, today: Day, last: Day | null = null): Occurrence | null {
  const opensOn = [today, rule.start, ...(last === null ? [] : [addDays(last, 1)])].reduce(laterDay)
  const slot = rule.after === 'completion' ? notAfter(opensOn, rule.until) : firstSlotFrom(rule, opensOn)
  return slot === null ? null : { slot, dueOn: slot, opensOn, missed: null, doneSlot: last }
}

/**
 * The slot after the current one. Null after the last one, and while a rule that counts from completions waits for one.
 * @param settledOn the last day on which the task shows as completed. A slot until then could not be done.
 */
export function nextSlot(
  rule: Recurrence,
  { slot, completedOn }: Pick<Settled, 'slot' | 'completedOn'>,
  settledOn?: Day,
): Day | null {
  if (rule.after === 'schedule') return firstSlotFrom(rule, addDays(slot, 1))
  if (completedOn === null) return null
  const next = slotAfterCompletion(rule, completedOn)
  return next === null || settledOn === undefined ? next : notAfter(laterDay(next, addDays(settledOn, 1)), rule.until)
}

/**
 * When the next occurrence opens: two thirds of the interval after a completion, or the day after the slot before it.
 */
const opensAfter = (rule: Recurrence, { slot, completedOn }: Settled, next: Day): Day =>
  rule.after === 'completion' && completedOn !== null
    ? addDays(completedOn, Math.ceil(((toNumber(next) - toNumber(completedOn)) * 2) / 3))
    : addDays(slot, 1)

/**
 * The first day whose rollover changes the open occurrence: the day after it is due, later the next slot. A completed
 * one changes on every rollover.
 */
export function changesOn(rule: Recurrence, { slot, dueOn, missed }: Occurrence): Day | null {
  if (missed === null) return addDays(dueOn, 1)
  const next = rule.after === 'schedule' ? firstSlotFrom(rule, addDays(slot, 1)) : null
  if (next !== null) return next
  return rule.until === null ? null : addDays(laterDay(rule.until, dueOn), 1)
}

/**
 * Advances a task from its last settled day to today. Settled day by day or at once, the result is the same.
 * @param settledOn the last settled day, if the task can be completed on an earlier one
 *
 * Rules: Missed periods and streaks.
 */
export function advance(
  rule: Recurrence,
  settled: Settled,
  { today, isHoliday, settledOn }: { today: Day; isHoliday: boolean; settledOn?: Day },
): Advance {
  const [current, ended] =
    settled.completedOn === null ? [settled, false] : nextAfterCompletion(rule, settled, { today, settledOn })
  if (ended || current.completedOn !== null) return { occurrence: current, missed: null, passed: [], ended }
  const advanced = settleOpen(rule, current, { today, isHoliday })
  return { ...advanced, ended: hasEnded(rule, advanced.occurrence, today) }
}

/** The occurrence after a completed one. The last one stays completed until its due day has ended. */
function nextAfterCompletion(
  rule: Recurrence,
  settled: Settled,
  { today, settledOn }: { today: Day; settledOn?: Day | undefined },
): [Settled, boolean] {
  const next = nextSlot(rule, settled, settledOn)
  if (next === null) return [settled, settled.dueOn < today]
  const opensOn = opensAfter(rule, settled, next)
  return [{ slot: next, dueOn: next, opensOn, missed: null, doneSlot: settled.slot, completedOn: null }, false]
}

/** Marks an open occurrence whose due day has ended, and replaces it by the latest one. */
function settleOpen(
  rule: Recurrence,
  open: Settled,
  { today, isHoliday }: { today: Day; isHoliday: boolean },
): Omit<Advance, 'ended'> {
  const isDueOver = open.missed === null && open.dueOn < today
  const latest = rule.after === 'schedule' ? lastSlotUpTo(rule, today) : null
  if (latest === null || latest <= open.slot) {
    if (!isDueOver) return { occurrence: open, missed: null, passed: [] }
    const missed = isHoliday ? null : { first: open.dueOn, last: open.dueOn }
    return { occurrence: { ...open, missed: !isHoliday }, missed, passed: [open] }
  }
  const before = lastSlotUpTo(rule, addDays(latest, -1)) ?? open.slot
  const isLatestOver = latest < today
  const dueDays = [
    ...(isDueOver ? [open.dueOn] : []),
    ...(before > open.slot ? [firstSlotFrom(rule, addDays(open.slot, 1)) ?? before, before] : []),
    ...(isLatestOver ? [latest] : []),
  ]
  const [first, last] = [dueDays[0], dueDays.at(-1)]
  const opensOn = addDays(laterDay(before, open.slot), 1)
  return {
    occurrence: { ...open, slot: latest, dueOn: latest, opensOn, missed: isLatestOver ? !isHoliday : null },
    missed: isHoliday || !first || !last ? null : { first, last },
    passed: [
      ...(isDueOver ? [open] : []),
      ...slotsBetween(rule, laterDay(open.slot, addDays(today, -passedDays - 1)), isLatestOver ? latest : before),
    ],
  }
}

/** How many days after its end an occurrence is still recorded. */
const passedDays = 400

function slotsBetween(rule: Recurrence, after: Day, last: Day): Advance['passed'] {
  const passed: Advance['passed'] = []
  let slot = firstSlotFrom(rule, addDays(after, 1))
  for (; slot !== null && slot <= last; slot = firstSlotFrom(rule, addDays(slot, 1))) passed.push({ slot, dueOn: slot })
  return passed
}

/** Whether an open occurrence was the last one, and its due day has ended. */
function hasEnded(rule: Recurrence, { slot, dueOn, missed }: Occurrence, today: Day): boolean {
  if (missed === null || rule.until === null) return false
  if (rule.after === 'completion') return laterDay(rule.until, dueOn) < today
  return firstSlotFrom(rule, addDays(slot, 1)) === null
}

/**
 * The latest day to which an occurrence can be snoozed: the day before the next slot, or one interval from today.
 * @returns null if there is no room
 *
 * Rules: Snooze.
 */
export function snoozeLimit(rule: Recurrence, { slot }: Occurrence, today: Day): Day | null {
  const next = rule.after === 'schedule' ? firstSlotFrom(rule, addDays(slot, 1)) : null
  const limits = [
    ...(next === null ? [] : [addDays(next, -1)]),
    ...(rule.after === 'completion' ? [afterInterval[rule.frequency](today, rule.interval)] : []),
    ...(rule.until === null ? [] : [rule.until]),
  ]
  const limit = limits.reduce((a, b) => (a < b ? a : b))
  return limit < today ? null : limit
}

/**
 * An occurrence with another due day; null: its slot.
 * @returns null if the day is not between today and the limit
 *
 * Rules: Snooze.
 */
export function snooze(
  rule: Recurrence,
  occurrence: Occurrence,
  { until, today }: { until: Day | null; today: Day },
): Occurrence | null {
  if (until === null) return { ...occurrence, dueOn: occurrence.slot }
  const limit = snoozeLimit(rule, occurrence, today)
  if (limit === null || until > limit || until < laterDay(today, occurrence.opensOn)) return null
  return { ...occurrence, dueOn: until }
}

/**
 * The occurrence after a skipped one.
 * @returns null if there is no further slot
 *
 * Rules: Skip.
 */
export function skip(rule: Recurrence, occurrence: Occurrence, today: Day): Occurrence | null {
  const { slot, doneSlot } = occurrence
  const next = rule.after === 'schedule' ? firstSlotFrom(rule, addDays(slot, 1)) : slotAfterCompletion(rule, today)
  if (next === null) return null
  const opensOn = addDays(rule.after === 'schedule' ? slot : today, 1)
  return { slot: next, dueOn: next, opensOn, missed: null, doneSlot }
}
