import { inArray } from '@questboard/db/drizzle'
import { dailyJobs } from '@questboard/db/schema'
import { addDays, type Day, hourMs } from './clock.ts'
import type { Services } from './context.ts'

/** The row with the last day on which a server believed its clock, and the one with the day on which one doubted it. */
const [believedRow, doubtedRow] = ['clock', 'clock-doubted']

/** How many days may pass between two rounds. More are a jump, or the server was off. */
const maxDays = 2

/** How long a clock that has jumped must stay there. Time servers correct a wrong one within minutes. */
const doubtMs = hourMs

/**
 * Work of the background that cannot be undone, such as ending days and deleting, waits after the clock has jumped ahead
 * by days: a wrong clock would end all days up to its own, and delete what is still valid. A clock that was doubted
 * before, and has gone on to another day since, is believed: a server may run for less than an hour at a time.
 *
 * @param elapsed milliseconds of a clock that does not jump
 * @returns asks whether the work may be done now
 */
export function openClockCheck(
  { database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>,
  elapsed = () => performance.now(),
): () => Promise<boolean> {
  let doubtedSince: number | undefined

  async function keep(name: string, day: Day): Promise<void> {
    const set = { day }
    await database.queries.insert(dailyJobs).values({ name, day }).onConflictDoUpdate({ target: dailyJobs.name, set })
  }

  return async () => {
    const today = clock.now().toISOString().slice(0, 10)
    const found = await database.queries
      .select()
      .from(dailyJobs)
      .where(inArray(dailyJobs.name, [believedRow, doubtedRow]))
    const dayOf = (name: string) => found.find((row) => row.name === name)?.day
    const [last, doubted] = [dayOf(believedRow), dayOf(doubtedRow)]
    const hasJumped = last !== undefined && today > addDays(last, maxDays)
    const wentOn =
      doubtedSince === undefined && doubted !== undefined && last !== undefined && doubted > last && today > doubted
    if (!hasJumped || wentOn) doubtedSince = undefined
    else if (doubtedSince === undefined) {
      doubtedSince = elapsed()
      await keep(doubtedRow, today)
      const details = { lastDay: last, today, minutes: doubtMs / 60_000 }
      log.error(details, 'the server was off for days, or its clock has jumped: ending days and deleting wait')
    }
    if (doubtedSince !== undefined && elapsed() - doubtedSince < doubtMs) return false
    if (last !== today) await keep(believedRow, today)
    return true
  }
}
