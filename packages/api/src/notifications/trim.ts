import type { Queries } from '@questboard/db'
import { and, eq, exists, gt, inArray, not, type SQL, sql } from '@questboard/db/drizzle'
import { notifications, users } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { windowStart } from './count-unseen.ts'

/** The notifications kept of one user. Others cause them, and every export holds them all. */
export const maxNotifications = 5000

/**
 * Deletes notifications of those of these users who have too many: the oldest of the group with the most, until another
 * has as many. What the leaders of one group cause must not remove what others ask. Those of sign-ins on new devices
 * stay for 30 days and do not count, for the same reason. There are few, as a user gets at most ten a day.
 * Rows that another transaction holds are left for the next time, so that it waits for none.
 */
export async function trimNotifications(queries: Queries, clock: Clock, userIds: readonly string[]): Promise<void> {
  const { createdAt, groupId, id, sequence, type, userId } = notifications
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
    const newestFirst = sql`${createdAt} desc, ${sequence} desc`
    const rankInGroup = sql`row_number() over (partition by ${groupId} order by ${newestFirst})`
    const excess = queries
      .select({ id })
      .from(notifications)
      .where(isOfUser)
      .orderBy(rankInGroup, newestFirst)
      .offset(maxNotifications)
    const old = queries
      .select({ id })
      .from(notifications)
      .where(and(isOfUser, inArray(id, excess)))
      .for('update', { skipLocked: true })
    await queries.delete(notifications).where(and(eq(userId, user.id), inArray(id, old)))
  }
}
