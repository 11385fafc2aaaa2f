import { lt } from '@questboard/db/drizzle'
import { dailyJobs } from '@questboard/db/schema'
import { hourMs } from './clock.ts'
import type { Services } from './context.ts'

/** The hour (UTC) at which the daily jobs start, when most users are asleep. */
const beginsAt = 3

/**
 * Claims a daily job for this process. One of all servers gets `true`. If the job fails, it does not run again that
 * day.
 */
export async function claimDailyJob(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  name: string,
): Promise<boolean> {
  const day = new Date(clock.now().getTime() - beginsAt * hourMs).toISOString().slice(0, 10)
  const claimed = await database.queries
    .insert(dailyJobs)
    .values({ name, day })
    .onConflictDoUpdate({ target: dailyJobs.name, set: { day }, setWhere: lt(dailyJobs.day, day) })
    .returning()
  return claimed.length > 0
}
