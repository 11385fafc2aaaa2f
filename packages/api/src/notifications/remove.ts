import { and, eq } from '@questboard/db/drizzle'
import { notifications } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { publish } from '../kernel/events/events.ts'
import { countUnseen, shownOn, shownTo } from './count-unseen.ts'
import type { Counted } from './schema.ts'

/** @throws DomainError notificationNotFound: unknown, or of another user */
export function removeNotification(
  { services, transaction, userId, onDevice }: UserContext,
  { id }: { id: string },
): Promise<Counted> {
  return transaction(async (tx) => {
    const removed = await tx
      .delete(notifications)
      .where(and(eq(notifications.id, id), shownTo(userId), shownOn(onDevice)))
      .returning({ id: notifications.id })
    if (removed.length === 0) throw new DomainError('notificationNotFound')
    const [notificationsCount] = await Promise.all([
      countUnseen(tx, services.clock, userId, onDevice),
      publish(tx, { kind: 'count', users: [userId] }),
    ])
    return { notificationsCount }
  })
}
