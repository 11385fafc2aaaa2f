import { and, isNull, sql } from '@questboard/db/drizzle'
import { notifications } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { publish } from '../kernel/events/events.ts'
import { countUnseen, shownOn, shownTo } from './count-unseen.ts'
import type { Counted, MarkSeen } from './schema.ts'

/** Marks the given notifications of the caller as seen, or all of them. */
export function markSeen(
  { services, transaction, userId, onDevice }: UserContext,
  { notificationIds }: MarkSeen,
): Promise<Counted> {
  // One parameter for all ids, so that the statement is the same for any number.
  const isChosen = sql`${notifications.id} in (
    select value::uuid from json_array_elements_text(${JSON.stringify(notificationIds)}::text::json))`
  return transaction(async (tx) => {
    await tx
      .update(notifications)
      .set({ seenAt: services.clock.now() })
      .where(
        and(
          shownTo(userId),
          shownOn(onDevice),
          isNull(notifications.seenAt),
          notificationIds.length > 0 ? isChosen : undefined,
        ),
      )
    const [notificationsCount] = await Promise.all([
      countUnseen(tx, services.clock, userId, onDevice),
      publish(tx, { kind: 'count', users: [userId] }),
    ])
    return { notificationsCount }
  })
}
