import { and, count, desc, eq, gt, not, type SQL, sql } from '@questboard/db/drizzle'
import { notifications } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { windowStart } from './count-unseen.ts'

/** The notifications kept of one user. Others cause them, and every export holds them all. */
export const maxNotifications = 5000

/**
 * Deletes the oldest notifications of users who have too many. Those of sign-ins on new devices stay for 30 days and do
 * not count: what others cause must not remove them. There are few, as a user gets at most ten a day.
 */
export async function sweepNotifications({ clock, database: { queries } }: Services): Promise<void> {
  const isCounted = countedAt(clock)
  const crowded = await queries
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(isCounted)
    .groupBy(notifications.userId)
    .having(gt(count(), maxNotifications))
  for (const { userId } of crowded) {
    const { createdAt, sequence } = notifications
    const isOfUser = and(eq(notifications.userId, userId), isCounted)
    // By time first: one that replaced an earlier one has its sequence.
    const newestBeyond = queries
      .select({ createdAt, sequence })
      .from(notifications)
      .where(isOfUser)
      .orderBy(desc(createdAt), desc(sequence))
      .offset(maxNotifications)
      .limit(1)
    await queries.delete(notifications).where(and(isOfUser, sql`(${createdAt}, ${sequence}) <= (${newestBeyond})`))
  }
}

const countedAt = (clock: Clock): SQL =>
  not(sql`(${eq(notifications.type, 'newDevice')} and ${gt(notifications.createdAt, windowStart(clock))})`)
