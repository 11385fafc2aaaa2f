import { type Queries, statement } from '@questboard/db'
import { and, count, eq, gt, isNull, type SQL } from '@questboard/db/drizzle'
import { notifications } from '@questboard/db/schema'
import { type Clock, dayMs } from '../kernel/clock.ts'
import type { EnteredDevice } from '../kernel/device-rights.ts'

const windowDays = 30

/** Older notifications are not in the unseen list, and are not counted. */
export const windowStart = (clock: Clock): Date => new Date(clock.now().getTime() - windowDays * dayMs)

/** The unseen notifications of the last 30 days. */
export const unseenOf = (userId: string, clock: Clock): SQL | undefined => unseenSince(userId, windowStart(clock))

const unseenSince = (userId: string | SQL, since: Date | SQL): SQL | undefined =>
  and(shownTo(userId), isNull(notifications.seenAt), gt(notifications.createdAt, since))

/** A player's notifications, without the questions of users who wait for deletion. */
export const shownTo = (userId: string | SQL): SQL | undefined =>
  and(eq(notifications.userId, userId), isNull(notifications.hiddenAt))

const read = statement<{ userId: string; since: Date }>()((queries, param) =>
  queries
    .select({ count: count() })
    .from(notifications)
    .where(unseenSince(param('userId'), param('since'))),
)

/**
 * The number of a player's unseen notifications.
 *
 * Rules: Notifications and e-mails.
 */
export async function countUnseen(
  queries: Queries,
  clock: Clock,
  userId: string,
  onDevice?: EnteredDevice | undefined,
): Promise<number> {
  const [unseen] = onDevice
    ? await queries
        .select({ count: count() })
        .from(notifications)
        .where(and(unseenOf(userId, clock), shownOn(onDevice)))
    : await read(queries, { userId, since: windowStart(clock) })
  return unseen?.count ?? 0
}

/** A shared device shows what happened in its group, and nothing of other groups and of the account. */
export const shownOn = (device: EnteredDevice | undefined): SQL | undefined =>
  device && eq(notifications.groupId, device.groupId)
