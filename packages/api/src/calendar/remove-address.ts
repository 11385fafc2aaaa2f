import { calendarFeeds } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'

/** Ends the address of the caller's calendar, if there is one. */
export async function removeCalendarAddress({ db, userId }: UserContext): Promise<null> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  return null
}
