import type { UserContext } from '../kernel/context.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { findOwnTask, saveOwnTask, showTask } from './own-task.ts'
import { assertArchivable } from './rules.ts'
import type { Task } from './schema.ts'

/**
 * Archives a completed task. Its late completion may have arrived just before, as the two may have waited together on
 * an offline device.
 * @throws DomainError taskNotFound, taskAlreadyArchived, cannotArchiveIncompletedTask
 */
export function archiveTask(
  { services, transaction, userId, today }: UserContext,
  { id }: { id: string },
): Promise<Task> {
  return transaction(async (tx) => {
    const [, task] = await Promise.all([lockPlayer(tx, userId), findOwnTask(tx, userId, id)])
    assertArchivable(task)
    const completedAt = task.completedAt ?? task.lateAt
    const { clock } = services
    return showTask(await saveOwnTask(tx, clock, task, { archivedAt: clock.now(), completedAt }), today)
  })
}
