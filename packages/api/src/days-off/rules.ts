import { addDays, type Day, mondayOf } from '../kernel/clock.ts'
import { DomainError, invalidField } from '../kernel/errors.ts'

/*
 * Which days a player can take off. Nothing here knows the database.
 *
 * Specification: Days off.
 */

const farthest = 365
/** How many planned ones that are not over a player has at most. */
export const mostPlanned = 10

/** How many days ago a day of illness is at most. */
const longestAgo = 3
/** How many days of illness a player has in a calendar month. */
const mostSick = 2

/** For how many days past days off are listed: days of illness count in their month. */
export const listedDays = 62

interface Span {
  kind: 'planned' | 'sick' | 'switch'
  from: Day
  to: Day | null
}

/** @throws DomainError invalidData: it begins before today, or ends more than 365 days ahead */
export function assertPlannable({ from, to }: { from: Day; to: Day }, today: Day): void {
  if (from < today) throw invalidField('from', 'today or later')
  if (to > addDays(today, farthest)) throw invalidField('to', `at most ${farthest} days ahead`)
}

/**
 * The planned days off after one more. Those that touch it are joined.
 * @param known the days off that are not over
 * @returns the joined days, and those that they replace, oldest first
 * @throws DomainError daysOffOverlap, tooManyItems
 */
export function joined<Known extends Span>(
  known: readonly Known[],
  { from, to }: { from: Day; to: Day },
): { from: Day; to: Day; replaced: Known[] } {
  if (known.some((one) => one.kind !== 'sick' && one.from <= to && (one.to === null || one.to >= from))) {
    throw new DomainError('daysOffOverlap')
  }
  const planned = known.filter(({ kind }) => kind === 'planned')
  const replaced = planned.filter((one) => one.from === addDays(to, 1) || (one.to && addDays(one.to, 1) === from))
  if (planned.length - replaced.length >= mostPlanned) throw new DomainError('tooManyItems')
  const days = [...replaced.flatMap((one) => [one.from, one.to ?? to]), from, to].sort()
  return { from: days[0] ?? from, to: days.at(-1) ?? to, replaced }
}

/**
 * Checks whether a day can become a day of illness.
 * @param sick the earlier ones
 * @throws DomainError sickDayNotPossible: today, in the future, more than 3 days ago, before the account, the third in its
 * month, or the same day again
 */
export function assertSick(day: Day, { today, since, sick }: { today: Day; since: Day; sick: readonly Day[] }): void {
  const month = (one: Day) => one.slice(0, 7)
  const inMonth = sick.filter((one) => month(one) === month(day))
  const isPossible =
    day < today &&
    day >= addDays(today, -longestAgo) &&
    day >= since &&
    !sick.includes(day) &&
    inMonth.length < mostSick
  if (!isPossible) throw new DomainError('sickDayNotPossible')
}

/**
 * Whether a penalty was for a task that was due on a day of illness.
 * @param references the penalties of the tasks that were missed on it
 * @param recordedSince when the records of the tasks begin that are still there
 */
export function isPenaltyOf(
  { reference, createdAt }: { reference: string; createdAt: Date },
  {
    day,
    endedAt,
    references,
    recordedSince,
  }: { day: Day; endedAt: Date; references: ReadonlySet<string>; recordedSince: ReadonlyMap<string, Day | null> },
): boolean {
  if (references.has(reference)) return true
  const [taskId = '', type, period = ''] = reference.split(':')
  const since = recordedSince.get(taskId)
  // The records of a task that is still there say that it was completed in time after all.
  if (since === null || (since !== undefined && since <= day)) return false
  const isWeek = type === 'weekly' && period === mondayOf(day) && addDays(period, 6) === day && createdAt >= endedAt
  return period === day || isWeek
}
