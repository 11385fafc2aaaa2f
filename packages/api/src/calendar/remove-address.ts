import { eq } from '@questboard/db/drizzle'
import { calendarFeeds } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'

/** Revokes the caller's calendar URL, if there is one. */
export async function removeCalendarAddress({ db, userId }: UserContext): Promise<null> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  return null
}
