import { and, eq } from '@questboard/db/drizzle'
import { notifications } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { shownOn, shownTo } from './count-unseen.ts'
import { readNotifications } from './read-notifications.ts'
import type { Notification } from './schema.ts'

/** @throws DomainError notificationNotFound: unknown, or of another user */
export async function readNotification(
  { db, userId, onDevice }: Pick<UserContext, 'db' | 'userId' | 'onDevice'>,
  { id }: { id: string },
): Promise<Notification> {
  const [notification] = await readNotifications(db, and(eq(notifications.id, id), shownTo(userId), shownOn(onDevice)))
  if (!notification) throw new DomainError('notificationNotFound')
  return notification
}
