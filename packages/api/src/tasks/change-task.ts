import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer, type Player } from '../players/lock-player.ts'
import { lockedToday } from '../players/locked-today.ts'
import { findOwnTask, type TaskRow } from './own-task.ts'

interface OwnTask {
  player: Player
  task: TaskRow
  /** The player's today. */
  today: Day
}

/**
 * Changes a task of the caller, archived or not, with the player locked.
 * @throws DomainError taskNotFound: unknown, or of another user
 */
export function changeOwnTask<Result>(
  { transaction, userId, today }: UserContext,
  id: string,
  work: (tx: Transaction, own: OwnTask) => Promise<Result>,
): Promise<Result> {
  return transaction(async (tx) => {
    const [player, task] = await Promise.all([lockPlayer(tx, userId), findOwnTask(tx, userId, id)])
    return work(tx, { player, task, today: lockedToday({ today }, player) })
  })
}
