import { addDays, type Day, daysBetween } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { invalidField } from '../kernel/errors.ts'
import { readDays } from '../ledger/read-days.ts'
import { readAllHolidays } from '../periods/holidays.ts'
import { countOutcomes } from './count-outcomes.ts'
import { historyStart } from './history-start.ts'
import { streakOf } from './rules.ts'
import { maxDays, type Statistics, type StatisticsInput } from './schema.ts'

/** No day of the product is farther away, and the zones are known there. */
const maxDaysAway = 3_660

/**
 * What was done, missed, earned and spent on each of some days, and the streak of days with something done.
 * @throws DomainError invalidQueryParams: the days are in the wrong order, more than 400, or too far away
 *
 * Rules: History and statistics.
 */
export async function readStatistics(ctx: UserContext, { from, to }: StatisticsInput): Promise<Statistics> {
  const { db, userId, today, zone, dayStartsAt } = ctx
  assertRange({ from, to }, today)
  const days = daysFrom(from, to)
  const [since, moved, holidays] = await Promise.all([
    historyStart(db, userId, today),
    readDays(db, userId, { days, zone, dayStartsAt }),
    readAllHolidays(db, userId),
  ])
  const { byDay, tasks } = await countOutcomes(ctx, { from, to, since })
  const changes = new Map(moved.map((change) => [change.day, change]))
  const perfect = days.filter((day) => {
    const { done, missed, late } = byDay.get(day) ?? nothing
    return day < today && done > 0 && missed + late === 0
  })
  return {
    days: days.map((day) => {
      const [{ done, missed }, { exp, gold }] = [byDay.get(day) ?? nothing, changes.get(day) ?? unmoved]
      return { day, done, missed, exp, gold }
    }),
    tasks,
    streak: streakOf((day) => (byDay.get(day)?.done ?? 0) > 0, holidays, { first: since, today }),
    perfectDays: perfect.length,
  }
}

const nothing = { done: 0, missed: 0, late: 0 }
const unmoved = { exp: 0, gold: 0 }

function assertRange({ from, to }: StatisticsInput, today: Day): void {
  const refuse = (path: string, message: string) => {
    throw invalidField(path, message, 'invalidQueryParams')
  }
  if (to < from) refuse('to', 'not before `from`')
  if (daysBetween(from, to) >= maxDays) refuse('to', `at most ${maxDays} days from \`from\``)
  if (from < addDays(today, -maxDaysAway)) refuse('from', 'at most 10 years ago')
  if (to > addDays(today, maxDaysAway)) refuse('to', 'at most 10 years ahead')
}

const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => addDays(from, place))
