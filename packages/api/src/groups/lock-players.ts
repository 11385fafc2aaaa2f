import type { UserContext } from '../kernel/context.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer, type Player } from '../players/lock-player.ts'

/** Locks several players for the rest of the transaction, in the order of their ids, which prevents deadlocks. */
export async function lockPlayers(tx: Transaction, userIds: readonly string[]): Promise<Map<string, Player>> {
  const ordered = [...new Set(userIds)].sort()
  const players = await Promise.all(ordered.map((id) => lockPlayer(tx, id)))
  return new Map(players.map((player) => [player.id, player]))
}

/**
 * Locks the caller and other players as `lockPlayers`, for a change that grants access. Then checks the session or token
 * again.
 * @throws DomainError yourAccountIsLocked, authenticationFailed
 */
export async function lockCallerAndPlayers(
  tx: Transaction,
  ctx: Pick<UserContext, 'userId' | 'isAccessStillValid'>,
  userIds: readonly string[],
): Promise<Map<string, Player>> {
  const players = await lockPlayers(tx, [ctx.userId, ...userIds])
  await lockCaller(tx, ctx)
  return players
}
