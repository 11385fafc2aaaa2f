import { gt, lt, or } from '@questboard/db/drizzle'
import { dailyJobs } from '@questboard/db/schema'
import { dayMs, hourMs } from './clock.ts'
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
  const now = clock.now().getTime()
  const dayAt = (time: number) => new Date(time - beginsAt * hourMs).toISOString().slice(0, 10)
  const [day, tomorrow] = [dayAt(now), dayAt(now + dayMs)]
  // A day after tomorrow was claimed while a clock was ahead.
  const isOther = or(lt(dailyJobs.day, day), gt(dailyJobs.day, tomorrow))
  const claimed = await database.queries
    .insert(dailyJobs)
    .values({ name, day })
    .onConflictDoUpdate({ target: dailyJobs.name, set: { day }, setWhere: isOther })
    .returning()
  return claimed.length > 0
}
