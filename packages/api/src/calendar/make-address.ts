import { calendarFeeds } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { hashOf } from '../kernel/hash.ts'
import { newLinkToken } from '../kernel/link-token.ts'
import type { CalendarAddress } from './schema.ts'

/** Makes the address of the caller's calendar; an earlier one ends in the same moment. */
export async function makeCalendarAddress({ services, db, userId }: UserContext): Promise<CalendarAddress> {
  const secret = newLinkToken()
  const fresh = { secretHash: hashOf(secret), createdAt: services.clock.now(), lastReadAt: null }
  await db
    .insert(calendarFeeds)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: fresh })
  return { address: `${services.publicUrl()}/calendar/${secret}.ics`, createdAt: fresh.createdAt.toISOString() }
}
