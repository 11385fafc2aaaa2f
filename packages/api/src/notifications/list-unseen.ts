import type { UserContext } from '../kernel/context.ts'
import { unseenOf } from './count-unseen.ts'
import { readNotifications } from './read-notifications.ts'
import type { Counted, Notification } from './schema.ts'

/**
 * What a player has not seen of the last 30 days, newest first.
 *
 * Specification: Notifications and letters.
 */
export async function listUnseen({
  services,
  db,
  userId,
}: UserContext): Promise<{ notifications: Notification[] } & Counted> {
  const notifications = await readNotifications(db, unseenOf(userId, services.clock))
  return { notifications, notificationsCount: notifications.length }
}
