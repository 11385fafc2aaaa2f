import { statement } from '@questboard/db'
import { allEqual, eq, sql } from '@questboard/db/drizzle'
import { pawns, users } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { recordFollowed } from '../kernel/events/changes.ts'
import { isFollowed } from '../kernel/events/is-followed.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockedToday } from './locked-today.ts'
import { firstPawn } from './rules.ts'

const lock = statement<{ userId: string }>()((queries, param) =>
  queries
    .select({
      id: users.id,
      name: users.name,
      lang: users.lang,
      timeZone: users.timeZone,
      dayStartsAt: users.dayStartsAt,
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
      cardBags: users.cardBags,
      managed: users.managed,
      isFollowed: isFollowed.as('is_followed'),
    })
    .from(users)
    .where(eq(users.id, param('userId')))
    .for('no key update'),
)

const findPawnInPlay = statement<{ userId: string }>()((queries, param) => {
  const inPlay = queries
    .select({ id: users.boardId })
    .from(users)
    .where(eq(users.id, param('userId')))
  return queries
    .select()
    .from(pawns)
    .where(allEqual(pawns, { userId: param('userId'), boardId: sql`(${inPlay})` }))
})

/**
 * Locks a player for the rest of the transaction. Every change of a player's items, balances or pawn takes this lock
 * first, so two tabs, two servers or a retry run one after the other. Inserting rows that refer to the player does not
 * wait.
 * @returns the player, with the pawn on the current board
 * @throws DomainError authenticationFailed: the account no longer exists
 */
export async function lockPlayer(tx: Transaction, userId: string) {
  // Sent together: the second statement sees what the first one waited for.
  const [[player], [pawn]] = await Promise.all([lock(tx, { userId }), findPawnInPlay(tx, { userId })])
  if (!player) throw new DomainError('authenticationFailed')
  recordFollowed(tx, userId, player)
  return { ...player, pawn: pawn ?? firstPawn }
}

export type Player = Awaited<ReturnType<typeof lockPlayer>>

/**
 * Locks the caller for the rest of the transaction, as `lockPlayer` does.
 * @returns the player, and the player's today: the next day may have begun while the call waited for the lock
 * @throws DomainError authenticationFailed: the account no longer exists
 */
export async function lockOwnPlayer(
  tx: Transaction,
  ctx: Pick<UserContext, 'userId' | 'today'>,
): Promise<{ player: Player; today: Day }> {
  const player = await lockPlayer(tx, ctx.userId)
  return { player, today: lockedToday(ctx, player) }
}
