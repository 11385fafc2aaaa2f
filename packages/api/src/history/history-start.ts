import type { Queries } from '@questboard/db'
import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { addDays, type Day, laterDay } from '../kernel/clock.ts'
import { historyDays } from '../periods/occurrences.ts'

/** The first day of a player's history that is shown. */
export async function historyStart(queries: Queries, userId: string, today: Day): Promise<Day> {
  const oldest = addDays(today, -historyDays)
  const [user] = await queries.select({ since: users.historySince }).from(users).where(eq(users.id, userId))
  return laterDay(oldest, user?.since ?? oldest)
}
