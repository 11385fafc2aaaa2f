import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { type Day, type DayStartMinutes, nextRollover, type TimeZone } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { createTransactionRunner, type Transaction } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { settlePlayers } from './settle-players.ts'

export interface Settlement {
  today: Day
  zone: TimeZone
  /** Whether the user came back: this ends an absence. */
  visited: boolean
}

/**
 * Settles one user's days up to `today`, once, even if several callers race.
 *
 * Rules: Day rollover.
 */
export async function settleDay(
  services: Services,
  userId: string,
  { today, zone, visited }: Settlement,
): Promise<void> {
  const { clock } = services
  await createTransactionRunner(services)(async (tx) => {
    const player = await lockPlayer(tx, userId)
    if (player.lastDayStart < today) return settlePlayers(tx, clock, [{ ...player, today, zone }], { visited })
    await scheduleRollover(tx, { ...player, zone })
  })
}

/** Schedules the rollover of a user whose day is later than the day in the zone, for example after a flight west. */
export async function scheduleRollover(
  tx: Transaction,
  {
    id,
    zone,
    dayStartsAt,
    lastDayStart,
  }: { id: string; zone: TimeZone; dayStartsAt: DayStartMinutes; lastDayStart: Day },
): Promise<void> {
  await tx
    .update(users)
    .set({ nextRolloverAt: nextRollover(lastDayStart, zone, dayStartsAt) })
    .where(eq(users.id, id))
}
