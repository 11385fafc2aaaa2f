import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { changeOwnTask } from './change-task.ts'
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
    const before = task.checked ?? []
    if (before.includes(itemId) === done) return showTask(task, today)
    const checked = done ? [...before, itemId] : before.filter((checkedId) => checkedId !== itemId)
    const changes = { checked: checked.length > 0 ? checked : null, ...withoutUndo(task) }
    return showTask(await saveOwnTask(tx, ctx.services.clock, task, changes), today)
  })
}
