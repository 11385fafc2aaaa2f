import { pawns, users } from '@questboard/db/schema'
import { and, eq, sql } from 'drizzle-orm'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { firstPawn } from './rules.ts'

/**
 * Locks a player for the rest of the transaction: whatever changes a person's items, balances or pawn takes this lock
 * first, so that two tabs, two servers or a retry follow one another. The board in play is read behind the lock. Rows that
 * merely refer to the player do not wait for it.
 */
export async function lockPlayer(tx: Transaction, userId: string) {
  const inPlay = tx.select({ id: users.boardId }).from(users).where(eq(users.id, userId))
  // Sent together: the second statement sees what the first one waited for.
  const [[player], [pawn]] = await Promise.all([
    tx
      .select({
        id: users.id,
        name: users.name,
        lang: users.lang,
        timeZone: users.timeZone,
        gold: users.gold,
        gems: users.gems,
        exp: users.exp,
        holidayMode: users.holidayMode,
        holidaySince: users.holidaySince,
        lastDayStart: users.lastDayStart,
        lastSeenDay: users.lastSeenDay,
        boardId: users.boardId,
        squareGems: users.squareGems,
        squareGemsDay: users.squareGemsDay,
      })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update'),
    tx
      .select()
      .from(pawns)
      .where(and(eq(pawns.userId, userId), eq(pawns.boardId, sql`(${inPlay})`))),
  ])
  if (!player) throw new DomainError('authenticationFailed')
  return { ...player, pawn: pawn ?? firstPawn }
}

export type Player = Awaited<ReturnType<typeof lockPlayer>>
