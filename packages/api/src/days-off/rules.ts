/**
 * Which days a player can take off. Pure functions: no database access.
 *
 * Rules: Days off.
 */

import { addDays, type Day, mondayOf } from '../kernel/clock.ts'
import { DomainError, invalidField } from '../kernel/errors.ts'

const maxDaysAhead = 365
/** How many planned ones that are not over a player has at most. */
const maxPlanned = 10

/** How many days ago a day of illness is at most. */
const maxDaysAgo = 3
/** How many days of illness a player has in a calendar month. */
const maxSick = 2

/** The days for which past days off are listed: days of illness count in their month. */
export const listedDays = 62

interface DayOff {
  kind: 'planned' | 'sick' | 'switch'
  from: Day
  to: Day | null
}

/** @throws DomainError invalidData: it begins before today, or ends more than 365 days ahead */
export function assertPlannable({ from, to }: { from: Day; to: Day }, today: Day): void {
  if (from < today) throw invalidField('from', 'today or later')
  if (to > addDays(today, maxDaysAhead)) throw invalidField('to', `at most ${maxDaysAhead} days ahead`)
}

/**
 * The planned days off after one more. Those that touch it are joined.
 * @param daysOff those that are not over
 * @returns the joined days, and those that they replace, oldest first
 * @throws DomainError daysOffOverlap, tooManyItems
 */
export function joined<Planned extends DayOff>(
  daysOff: readonly Planned[],
  { from, to }: { from: Day; to: Day },
): { from: Day; to: Day; replaced: Planned[] } {
  const overlaps = (dayOff: DayOff) => dayOff.from <= to && (dayOff.to === null || dayOff.to >= from)
  if (daysOff.some((dayOff) => dayOff.kind !== 'sick' && overlaps(dayOff))) throw new DomainError('daysOffOverlap')
  const touches = (dayOff: DayOff) =>
    dayOff.from === addDays(to, 1) || (dayOff.to !== null && addDays(dayOff.to, 1) === from)
  const planned = daysOff.filter(({ kind }) => kind === 'planned')
  const replaced = planned.filter(touches)
  if (planned.length - replaced.length >= maxPlanned) throw new DomainError('tooManyItems')
  const days = [...replaced.flatMap((dayOff) => [dayOff.from, dayOff.to ?? to]), from, to].sort()
  return { from: days[0] ?? from, to: days.at(-1) ?? to, replaced }
}

const monthOf = (day: Day): string => day.slice(0, 7)

/**
 * Checks whether a day can become a day of illness.
 * @param sick the earlier ones
 * @throws DomainError sickDayNotPossible: today, in the future, more than 3 days ago, before the account, the third in
 * its month, or the same day again
 */
export function assertSick(day: Day, { today, since, sick }: { today: Day; since: Day; sick: readonly Day[] }): void {
  const isRecent = day < today && day >= addDays(today, -maxDaysAgo) && day >= since
  const sickInMonth = sick.filter((sickDay) => monthOf(sickDay) === monthOf(day))
  if (!isRecent || sick.includes(day) || sickInMonth.length >= maxSick) throw new DomainError('sickDayNotPossible')
}

/** A day of illness that has ended, and what is known of the tasks that were due on it. */
interface EndedSickDay {
  day: Day
  endedAt: Date
  /** The penalties of the tasks that were missed on it. */
  references: ReadonlySet<string>
  /** When the records of the tasks begin that are still there. */
  recordedSince: ReadonlyMap<string, Day | null>
}

/** Whether a penalty was for a task that was due on a day of illness. */
export function isPenaltyOf(
  { reference, createdAt }: { reference: string; createdAt: Date },
  { day, endedAt, references, recordedSince }: EndedSickDay,
): boolean {
  if (references.has(reference)) return true
  const [taskId = '', type, period = ''] = reference.split(':')
  const since = recordedSince.get(taskId)
  // The records of a task that is still there say that it was completed in time after all.
  if (since === null || (since !== undefined && since <= day)) return false
  const isWeek = type === 'weekly' && period === mondayOf(day) && addDays(period, 6) === day && createdAt >= endedAt
  return period === day || isWeek
}
