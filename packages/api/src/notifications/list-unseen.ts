import { and } from '@questboard/db/drizzle'
import type { UserContext } from '../kernel/context.ts'
import { countUnseen, shownOn, unseenOf } from './count-unseen.ts'
import { readNotifications } from './read-notifications.ts'
import type { Counted, Notification } from './schema.ts'

/** Other users cause notifications, so the list is limited. */
const maxNotifications = 500

/**
 * A player's unseen notifications of the last 30 days, newest first: at most 500, with their total number.
 *
 * Rules: Notifications and e-mails.
 */
export async function listUnseen({
  services,
  db,
  userId,
  onDevice,
}: UserContext): Promise<{ notifications: Notification[] } & Counted> {
  const unseen = and(unseenOf(userId, services.clock), shownOn(onDevice))
  const notifications = await readNotifications(db, unseen, { page: 1, limit: maxNotifications })
  const isAll = notifications.length < maxNotifications
  return {
    notifications,
    notificationsCount: isAll ? notifications.length : await countUnseen(db, services.clock, userId, onDevice),
  }
}
