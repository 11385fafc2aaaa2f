import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockOwnPlayer, type Player } from '../players/lock-player.ts'
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
  ctx: UserContext,
  id: string,
  work: (tx: Transaction, own: OwnTask) => Promise<Result>,
): Promise<Result> {
  return ctx.transaction(async (tx) => {
    const [locked, task] = await Promise.all([lockOwnPlayer(tx, ctx), findOwnTask(tx, ctx.userId, id)])
    return work(tx, { ...locked, task })
  })
}
