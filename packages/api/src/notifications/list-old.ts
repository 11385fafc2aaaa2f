import { and, count, isNotNull, lte, or } from '@questboard/db/drizzle'
import { notifications } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { shownOn, shownTo, windowStart } from './count-unseen.ts'
import { readNotifications } from './read-notifications.ts'
import type { Notification, OldNotificationsInput } from './schema.ts'

/**
 * A page of a player's notifications that are seen or older than 30 days, newest first.
 * | Specification: Notifications and e-mails.
 */
export async function listOld(
  { services, db, userId, onDevice }: UserContext,
  paged: OldNotificationsInput,
): Promise<{ notifications: Notification[]; totalCount: number }> {
  const old = and(
    shownTo(userId),
    shownOn(onDevice),
    or(isNotNull(notifications.seenAt), lte(notifications.createdAt, windowStart(services.clock))),
  )
  const [found, [all]] = await Promise.all([
    readNotifications(db, old, paged),
    db.select({ count: count() }).from(notifications).where(old),
  ])
  return { notifications: found, totalCount: all?.count ?? 0 }
}
