import { award } from '../board/award.ts'
import type { Award } from '../board/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { assertAccountStorage, isLonger } from '../kernel/limits/storage.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Player } from '../players/lock-player.ts'
import type { Completion } from './completion.ts'
import { saveOwnTask, type TaskRow } from './own-task.ts'

/**
 * Saves and pays the completion of a locked player's task in its current period.
 * @throws DomainError tooManyItems: the account has no room for the result
 */
export async function payCompletion(
  tx: Transaction,
  ctx: UserContext,
  { player, task }: { player: Player; task: TaskRow },
  { changes, entries, steps }: Completion,
): Promise<Award> {
  const [saved, earned] = await Promise.all([
    saveOwnTask(tx, ctx.services.clock, task, changes),
    award(tx, ctx, player, { entries, steps }),
  ])
  if (isLonger([saved.result], [task.result])) await assertAccountStorage(tx, player.id)
  recordCompletion(tx, task, earned)
  return earned
}

/** Records the event of a completion. */
export function recordCompletion(tx: Transaction, { id, userId }: Pick<TaskRow, 'id' | 'userId'>, earned: Award): void {
  recordChange(tx, { userId, type: 'task.completed', item: { kind: 'task', id }, data: { award: earned } })
}
