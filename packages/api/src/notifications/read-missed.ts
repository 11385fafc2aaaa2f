import { and, eq, gt, isNull } from '@questboard/db/drizzle'
import { memberships, notifications } from '@questboard/db/schema'
import { minuteMs } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { unseenOf } from './count-unseen.ts'
import { readNotifications } from './read-notifications.ts'
import type { LiveEvent } from './schema.ts'

/**
 * Events are sent at commit but dated when they are written, and the clocks of processes differ. So an event that is
 * dated up to a minute before a mark may have been sent after it.
 */
const overlapMs = minuteMs

/** The most notifications that are shown one by one. The list has all of them. */
const maxNotifications = 100

/** Every group that a player is in, as one that may have changed. */
export async function groupEvents({ db, userId }: UserContext): Promise<LiveEvent[]> {
  const own = await db
    .select({ id: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.hiddenAt)))
  return own.map(({ id }) => ({ kind: 'groupChanged', groupId: id }))
}

/** The unseen notifications of a player since an instant, and of the minute before it, oldest first: at most 100. */
export async function missedEvents({ services, db, userId }: UserContext, since: Date): Promise<LiveEvent[]> {
  const after = gt(notifications.createdAt, new Date(since.getTime() - overlapMs))
  const found = await readNotifications(db, and(unseenOf(userId, services.clock), after), {
    page: 1,
    limit: maxNotifications,
  })
  return found.reverse().map((notification) => ({ kind: 'notification', notification }))
}
