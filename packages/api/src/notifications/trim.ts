import type { Queries } from '@questboard/db'
import { and, desc, eq, exists, gt, inArray, not, type SQL, sql } from '@questboard/db/drizzle'
import { notifications, users } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { windowStart } from './count-unseen.ts'

/** The notifications kept of one user. Others cause them, and every export holds them all. */
export const maxNotifications = 5000

/**
 * Deletes the oldest notifications of those of these users who have too many. Those of sign-ins on new devices stay for
 * 30 days and do not count: what others cause must not remove them. There are few, as a user gets at most ten a day.
 * Rows that another transaction holds are left for the next time, so that it waits for none.
 */
export async function trimNotifications(queries: Queries, clock: Clock, userIds: readonly string[]): Promise<void> {
  const { createdAt, id, sequence, type, userId } = notifications
  // Without a look at the rows, for which the index is enough.
  const beyond = queries.select({ sequence }).from(notifications).where(eq(userId, users.id)).offset(maxNotifications)
  const crowded = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), exists(beyond.limit(1))))
  for (const user of crowded) {
    const isNew: SQL = sql`(${eq(type, 'newDevice')} and ${gt(createdAt, windowStart(clock))})`
    const isOfUser = and(eq(userId, user.id), not(isNew))
    // By time first: one that replaced an earlier one has its sequence.
    const newestBeyond = queries
      .select({ createdAt, sequence })
      .from(notifications)
      .where(isOfUser)
      .orderBy(desc(createdAt), desc(sequence))
      .offset(maxNotifications)
      .limit(1)
    const old = queries
      .select({ id })
      .from(notifications)
      .where(and(isOfUser, sql`(${createdAt}, ${sequence}) <= (${newestBeyond})`))
      .for('update', { skipLocked: true })
    await queries.delete(notifications).where(and(eq(userId, user.id), inArray(id, old)))
  }
}
