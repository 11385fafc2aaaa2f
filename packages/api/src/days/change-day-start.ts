import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { type Clock, type DayStartMinutes, nextRollover, todayOfPlayer } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { refreshRemindersOf } from '../schedules/refresh-reminders.ts'
import { settlePlayers } from './settle-players.ts'

interface DayStartChange {
  userId: string
  dayStartsAt: DayStartMinutes
  /** Whether the player came back: this ends an absence. */
  visited: boolean
}

/**
 * Changes when a player's day starts. With a later start, the current day becomes longer. With an earlier one, the next
 * day may have started already: the current one is then settled at once.
 *
 * Rules: Start of the day.
 */
export async function changeDayStart(
  tx: Transaction,
  clock: Clock,
  { userId, dayStartsAt, visited }: DayStartChange,
): Promise<void> {
  const player = { ...(await lockPlayer(tx, userId)), dayStartsAt }
  const { timeZone: zone, lastDayStart } = player
  const today = todayOfPlayer(clock.now(), player)
  if (today > lastDayStart) await settlePlayers(tx, clock, [{ ...player, today, zone }], { visited })
  await tx
    .update(users)
    .set({ dayStartsAt, nextRolloverAt: nextRollover(today, zone, dayStartsAt) })
    .where(eq(users.id, userId))
  await refreshRemindersOf(tx, clock, userId)
}
