import type { UserContext } from '../kernel/context.ts'
import { countUnseen, unseenOf } from './count-unseen.ts'
import { readNotifications } from './read-notifications.ts'
import type { Counted, Notification } from './schema.ts'

/** Others make them: whoever wants to cannot fill the list of somebody else. */
const most = 500

/**
 * What a player has not seen of the last 30 days, newest first: at most 500, beside how many there are.
 *
 * Specification: Notifications and e-mails.
 */
export async function listUnseen({
  services,
  db,
  userId,
}: UserContext): Promise<{ notifications: Notification[] } & Counted> {
  const notifications = await readNotifications(db, unseenOf(userId, services.clock), { page: 1, limit: most })
  const isAll = notifications.length < most
  return {
    notifications,
    notificationsCount: isAll ? notifications.length : await countUnseen(db, services.clock, userId),
  }
}
