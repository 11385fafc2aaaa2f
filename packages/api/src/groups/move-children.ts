import { allEqual, and, eq, inArray } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { type Clock, nextRollover, type TimeZone } from '../kernel/clock.ts'
import { idsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { refreshRemindersOf } from '../schedules/refresh-reminders.ts'
import { lockPlayers } from './lock-players.ts'

/**
 * Moves the children of a locked group whose days follow it to its new time zone. Without this their days would end by
 * the old one until they come again. A day that the children are in stays.
 *
 * Rules: Day rollover.
 */
export async function moveChildren(
  tx: Transaction,
  clock: Clock,
  { userIds, from, to }: { userIds: string[]; from: TimeZone; to: TimeZone },
): Promise<void> {
  if (from === to) return
  const children = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, userIds), allEqual(users, { managed: true, timeZone: from })))
  for (const { id, lastDayStart, dayStartsAt } of (await lockPlayers(tx, idsOf(children))).values()) {
    await tx
      .update(users)
      .set({ timeZone: to, nextRolloverAt: nextRollover(lastDayStart, to, dayStartsAt) })
      .where(eq(users.id, id))
    await refreshRemindersOf(tx, clock, id)
  }
}
