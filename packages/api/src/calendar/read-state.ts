import { eq } from '@questboard/db/drizzle'
import { calendarFeeds } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import type { CalendarState } from './schema.ts'

/** When the caller's calendar URL was created and last read. Null if there is none. */
export async function readCalendarState({
  db,
  userId,
}: Pick<UserContext, 'db' | 'userId'>): Promise<CalendarState | null> {
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt, lastReadAt: calendarFeeds.lastReadAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
  return feed ? { createdAt: feed.createdAt.toISOString(), lastReadAt: feed.lastReadAt?.toISOString() ?? null } : null
}
