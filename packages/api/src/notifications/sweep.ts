import { count, gt } from '@questboard/db/drizzle'
import { notifications } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { maxNotifications, trimNotifications } from './trim.ts'

/**
 * Deletes the oldest notifications of all users who have too many. It counts those of everyone, which may take long:
 * most are deleted when newer ones are written.
 */
export async function sweepNotifications({ clock, database }: Services): Promise<void> {
  const crowded = await database.transaction(
    (tx) =>
      tx
        .select({ userId: notifications.userId })
        .from(notifications)
        .groupBy(notifications.userId)
        .having(gt(count(), maxNotifications)),
    { patient: true },
  )
  for (const { userId } of crowded) await trimNotifications(database.queries, clock, [userId])
}
