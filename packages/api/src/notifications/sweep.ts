import { and, count, desc, eq, gt, lte } from '@questboard/db/drizzle'
import { notifications } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'

/** The notifications kept of one user. Others cause them, and every export holds them all. */
export const maxNotifications = 5000

/** Deletes the oldest notifications of users who have too many. */
export async function sweepNotifications({ database: { queries } }: Services): Promise<void> {
  const crowded = await queries
    .select({ userId: notifications.userId })
    .from(notifications)
    .groupBy(notifications.userId)
    .having(gt(count(), maxNotifications))
  for (const { userId } of crowded) {
    const [oldest] = await queries
      .select({ sequence: notifications.sequence })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.sequence))
      .offset(maxNotifications)
      .limit(1)
    if (!oldest) continue
    await queries
      .delete(notifications)
      .where(and(eq(notifications.userId, userId), lte(notifications.sequence, oldest.sequence)))
  }
}
