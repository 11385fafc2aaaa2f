/**
 * The state of a task or mission after a sick day was reported for a past day, as if holiday mode had been on. Pure
 * functions: no database access.
 *
 * Rules: Days off.
 */

import type { StoredRecurrence } from '@questboard/db/schema'
import { addDays, type Day, daysBetween } from '../kernel/clock.ts'
import type { Holiday } from './holidays.ts'
import { calendarOfSchedule } from './occurrence-records.ts'
import {
  type Calendar,
  completeEarlier,
  emptyPeriod,
  findEndedPeriod,
  type PeriodRecords,
  streakUpTo,
  withEndedPeriod,
} from './rules.ts'

/** A past day of illness. */
export interface SickDay {
  day: Day
  today: Day
  /** The player's holidays, with that day among them. */
  holidays: readonly Holiday[]
}

/** The records after an ended period that was not completed turned out to be on a holiday. */
export function excusePeriod({ doneOn, endedPeriods }: PeriodRecords, period: Day, calendar: Calendar): PeriodRecords {
  const endedPeriod = findEndedPeriod({ endedPeriods }, period)
  const excused = endedPeriod ? withEndedPeriod(endedPeriods, { ...endedPeriod, kept: true }) : (endedPeriods ?? [])
  const continued: PeriodRecords['endedPeriods'] = []
  for (const record of excused) {
    const records = { doneOn, endedPeriods: [...continued, ...excused.slice(continued.length)] }
    const isLater = record.period > period
    const streak = isLater ? streakUpTo(calendar.previous(record.period), records, calendar) : record.streak
    continued.push({ ...record, streak: Math.max(record.streak, streak) })
  }
  return { doneOn, endedPeriods: continued.length > 0 ? continued : null }
}

/** The columns of a task with a schedule that an excused occurrence changes. */
export interface ScheduledState extends PeriodRecords {
  slot: Day | null
  missed: boolean | null
  completedAt: Date | null
  streak: number
}

/**
 * A task with a schedule after a missed occurrence turned out to be due on a holiday. One that was completed since
 * counts as completed in time.
 */
export function excuseOccurrence(
  rule: StoredRecurrence,
  state: ScheduledState,
  slot: Day,
  holidays: readonly Holiday[],
): Pick<ScheduledState, 'missed' | 'streak' | 'doneOn' | 'endedPeriods'> {
  const { doneOn, endedPeriods, missed, streak } = state
  const endedPeriod = findEndedPeriod(state, slot) ?? emptyPeriod(slot)
  const { late, ...rest } = { ...endedPeriod, kept: true }
  const excused = findEndedPeriod(state, slot) ? withEndedPeriod(endedPeriods, rest) : endedPeriods
  if (slot === state.slot) {
    return { missed: false, streak: endedPeriod.streak + (state.completedAt ? 1 : 0), doneOn, endedPeriods: excused }
  }
  if (rule.after === 'completion')
    return { missed, doneOn, ...continueStreak({ streak, endedPeriods: excused }, rest, late) }
  const calendar = calendarOfSchedule(rule, holidays)
  const before = { doneOn, endedPeriods: excused }
  const records = late ? completeEarlier(before, slot, calendar) : excusePeriod(before, slot, calendar)
  if (missed === true || state.slot === null) return { missed, streak, ...records }
  const now = streakUpTo(calendar.previous(state.slot), records, calendar) + (state.completedAt ? 1 : 0)
  return { missed, streak: Math.max(streak, now), ...records }
}

/**
 * Adds a lost streak to what was done since, up to the next loss. A schedule that counts from completions has no grid.
 */
function continueStreak(
  { streak, endedPeriods }: { streak: number; endedPeriods: PeriodRecords['endedPeriods'] },
  { period, streak: before }: { period: Day; streak: number },
  late: true | undefined,
): { streak: number; endedPeriods: PeriodRecords['endedPeriods'] } {
  const lost = before + (late ? 1 : 0)
  const nextLoss = endedPeriods?.find((endedPeriod) => endedPeriod.period > period && !endedPeriod.kept)
  const added = endedPeriods?.map((endedPeriod) =>
    endedPeriod.period > period && (!nextLoss || endedPeriod.period <= nextLoss.period)
      ? { ...endedPeriod, streak: endedPeriod.streak + lost }
      : endedPeriod,
  )
  return { streak: nextLoss ? streak : streak + lost, endedPeriods: added ?? null }
}

/**
 * The last day of a mission that had to be done by a day which turned out to be on a holiday, and whether it is not
 * over. Each holiday during which its last day passes extends it by its length.
 */
export function extendedBy(holidays: readonly Holiday[], lastDay: Day, today: Day): { lastDay: Day; isOpen: boolean } {
  const during = holidays.find(({ from, to }) => from <= lastDay && (to === null || lastDay < to))
  if (!during) return { lastDay, isOpen: lastDay >= today }
  if (during.to === null) return { lastDay, isOpen: true }
  return extendedBy(holidays, addDays(lastDay, daysBetween(during.from, during.to)), today)
}
