import { and, count, desc, eq, gt, sql } from '@questboard/db/drizzle'
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
    const { createdAt, sequence } = notifications
    // By time first: one that replaced an earlier one has its sequence.
    const newestBeyond = queries
      .select({ createdAt, sequence })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(createdAt), desc(sequence))
      .offset(maxNotifications)
      .limit(1)
    await queries
      .delete(notifications)
      .where(and(eq(notifications.userId, userId), sql`(${createdAt}, ${sequence}) <= (${newestBeyond})`))
  }
}
