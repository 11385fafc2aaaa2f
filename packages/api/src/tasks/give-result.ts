import { lockPlayer } from '../board/lock-player.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertAccountStorage, isLonger } from '../kernel/storage.ts'
import { findOwnTask, saveOwnTask, showTask } from './own-task.ts'
import { assertTakesResult } from './rules.ts'
import type { GiveResult, Task } from './schema.ts'

/**
 * Writes the result of a task that asks for one, before or after it is completed.
 * @throws DomainError taskNotFound, cannotAddResult, tooManyItems
 */
export function giveResult({ transaction, userId }: UserContext, { id, result }: GiveResult): Promise<Task> {
  return transaction(async (tx) => {
    const [, task] = await Promise.all([lockPlayer(tx, userId), findOwnTask(tx, userId, id)])
    assertTakesResult(task)
    const saved = await saveOwnTask(tx, task, { result })
    if (isLonger([result], [task.result])) await assertAccountStorage(tx, userId)
    return showTask(saved)
  })
}
