import { lockPlayer } from '../board/lock-player.ts'
import type { UserContext } from '../kernel/context.ts'
import { findOwnTask, saveOwnTask, showTask } from './own-task.ts'
import { assertArchivable } from './rules.ts'
import type { Task } from './schema.ts'

/**
 * Moves a completed task to the archive, where it stays as it is; also one whose late completion has just arrived, as the
 * archiving may have waited behind it.
 * @throws DomainError taskNotFound, taskAlreadyArchived, cannotArchiveIncompletedTask
 */
export function archiveTask({ services, transaction, userId }: UserContext, { id }: { id: string }): Promise<Task> {
  return transaction(async (tx) => {
    const [, task] = await Promise.all([lockPlayer(tx, userId), findOwnTask(tx, userId, id)])
    assertArchivable(task)
    const completedAt = task.completedAt ?? task.lateAt
    return showTask(await saveOwnTask(tx, task, { archivedAt: services.clock.now(), completedAt }))
  })
}
