import type { UserContext } from '../kernel/context.ts'
import { changeOwnTask } from './change-task.ts'
import { saveOwnTask, showTask } from './own-task.ts'
import { assertArchivable } from './rules.ts'
import type { Task } from './schema.ts'

/**
 * Archives a completed task. Its late completion may have arrived just before, as the two may have waited together on
 * an offline device.
 * @throws DomainError taskNotFound, taskAlreadyArchived, cannotArchiveIncompletedTask
 */
export function archiveTask(ctx: UserContext, { id }: { id: string }): Promise<Task> {
  const { clock } = ctx.services
  return changeOwnTask(ctx, id, async (tx, { task, today }) => {
    assertArchivable(task)
    const completedAt = task.completedAt ?? task.lateAt
    return showTask(await saveOwnTask(tx, clock, task, { archivedAt: clock.now(), completedAt }), today)
  })
}
