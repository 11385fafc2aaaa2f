import { laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { findOwnTask, saveOwnTask, showTask } from './own-task.ts'
import { assertUpdatable } from './rules.ts'
import { withoutUndo } from './scheduling.ts'
import type { CheckItem, Task } from './schema.ts'

/**
 * Ticks or unticks an item of a checklist. It pays nothing and completes nothing.
 * @throws DomainError taskNotFound (also without such an item), cannotUpdateCompletedTask
 *
 * Specification: Checklist.
 */
export function checkItem(ctx: UserContext, { id, itemId, done }: CheckItem): Promise<Task> {
  const { services, transaction, userId } = ctx
  return transaction(async (tx) => {
    const [player, task] = await Promise.all([lockPlayer(tx, userId), findOwnTask(tx, userId, id)])
    if (!task.checklist?.some((item) => item.id === itemId)) throw new DomainError('taskNotFound')
    assertUpdatable(task)
    const today = laterDay(ctx.today, player.lastDayStart)
    const before = task.checked ?? []
    if (before.includes(itemId) === done) return showTask(task, today)
    const checked = done ? [...before, itemId] : before.filter((one) => one !== itemId)
    const changes = { checked: checked.length > 0 ? checked : null, ...withoutUndo(task) }
    return showTask(await saveOwnTask(tx, services.clock, task, changes), today)
  })
}
