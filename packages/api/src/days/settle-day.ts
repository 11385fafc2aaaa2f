import { users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { lockPlayer } from '../board/lock-player.ts'
import { type Day, nextTurn, type TimeZone } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { settlePlayers } from './settle-players.ts'

export interface Settlement {
  today: Day
  zone: TimeZone
  /** Whether the user came: then an absence ends. */
  visited: boolean
}

/**
 * Settles one user's days up to `today`, once, whoever comes first.
 *
 * Specification: Day roll-over.
 */
export async function settleDay(
  { database, clock }: Services,
  userId: string,
  { today, zone, visited }: Settlement,
): Promise<void> {
  await database.transaction(async (tx) => {
    const player = await lockPlayer(tx, userId)
    if (player.lastDayStart < today) return settlePlayers(tx, clock, [{ ...player, today, zone }], visited)
    await waitForTurn(tx, { ...player, zone })
  })
}

/** Of somebody who is in a later day than the clock of the zone, as who flew west. */
export async function waitForTurn(
  tx: Transaction,
  { id, zone, lastDayStart }: { id: string; zone: TimeZone; lastDayStart: Day },
): Promise<void> {
  await tx
    .update(users)
    .set({ nextTurnAt: nextTurn(lastDayStart, zone) })
    .where(eq(users.id, id))
}
