import { sql } from '@questboard/db/drizzle'
import { dailyJobs } from '@questboard/db/schema'
import { addDays, hourMs } from './clock.ts'
import type { Services } from './context.ts'

/** The name of the row with the last day on which a server believed its clock. */
const name = 'clock'

/** How many days may pass between two rounds. More are a jump, or the server was off. */
const maxDays = 2

/** How long a clock that has jumped must stay there. Time servers correct a wrong one within minutes. */
const doubtMs = hourMs

/**
 * Work that cannot be undone, such as ending days and deleting, waits after the clock has jumped ahead by days: a wrong
 * clock would end all days up to its own, and delete what is still valid.
 *
 * @param elapsed milliseconds of a clock that does not jump
 * @returns asks whether the work may be done now
 */
export function openClockCheck(
  { database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>,
  elapsed = () => performance.now(),
): () => Promise<boolean> {
  let doubtedSince: number | undefined

  return async () => {
    const today = clock.now().toISOString().slice(0, 10)
    const [last] = await database.rows<{ day: string }>(
      database.queries,
      sql`select day::text as day from ${dailyJobs} where name = ${name}`,
    )
    const hasJumped = last !== undefined && today > addDays(last.day, maxDays)
    if (!hasJumped) doubtedSince = undefined
    else if (doubtedSince === undefined) {
      doubtedSince = elapsed()
      const details = { lastDay: last.day, today, minutes: doubtMs / 60_000 }
      log.error(details, 'the server was off for days, or its clock has jumped: ending days and deleting wait')
    }
    if (doubtedSince !== undefined && elapsed() - doubtedSince < doubtMs) return false
    if (last?.day !== today) {
      await database.queries
        .insert(dailyJobs)
        .values({ name, day: today })
        .onConflictDoUpdate({ target: dailyJobs.name, set: { day: today } })
    }
    return true
  }
}
