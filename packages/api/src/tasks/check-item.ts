import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { changeOwnTask } from './change-task.ts'
import { tickedAfter } from './checklist.ts'
import { saveOwnTask, showTask } from './own-task.ts'
import { assertUpdatable } from './rules.ts'
import { withoutUndo } from './scheduling.ts'
import type { CheckItem, Task } from './schema.ts'

/**
 * Ticks or unticks an item of a checklist. It pays nothing and completes nothing.
 * @throws DomainError taskNotFound (also without such an item), cannotUpdateCompletedTask
 *
 * Rules: Checklists.
 */
export function checkItem(ctx: UserContext, { id, itemId, done }: CheckItem): Promise<Task> {
  return changeOwnTask(ctx, id, async (tx, { task, today }) => {
    if (!task.checklist?.some((item) => item.id === itemId)) throw new DomainError('taskNotFound')
    assertUpdatable(task)
    const ticked = tickedAfter(task.checked ?? [], { itemId, done })
    if (!ticked) return showTask(task, today)
    const changes = { ...ticked, ...withoutUndo(task) }
    return showTask(await saveOwnTask(tx, ctx.services.clock, task, changes), today)
  })
}
