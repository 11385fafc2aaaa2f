import type { Queries } from '@questboard/db'
import { desc, eq, type SQL } from '@questboard/db/drizzle'
import { notifications, users } from '@questboard/db/schema'
import { imageUrlOf } from '../store/show-avatar.ts'
import type { Notification, NotificationType } from './schema.ts'

/** Notifications with their senders as they are now, newest first. */
export async function readNotifications(
  queries: Queries,
  where: SQL | undefined,
  paged?: { page: number; limit: number },
): Promise<Notification[]> {
  const found = queries
    .select({
      notification: notifications,
      sender: {
        id: users.id,
        name: users.name,
        avatarId: users.avatarId,
        generatedAvatarId: users.generatedAvatarId,
      },
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.senderId))
    .where(where)
    .orderBy(desc(notifications.createdAt), desc(notifications.sequence))
  const rows = await (paged ? found.limit(paged.limit).offset((paged.page - 1) * paged.limit) : found)
  return rows.map(({ notification, sender }) => ({
    id: notification.id,
    // Text in the database, where only notify() writes it.
    type: notification.type as NotificationType,
    seen: notification.seenAt !== null,
    groupId: notification.groupId,
    createdAt: notification.createdAt.toISOString(),
    data: {
      ...(sender && { sender: { id: sender.id, name: sender.name, imageUrl: imageUrlOf(sender) } }),
      ...notification.data,
    },
  }))
}
