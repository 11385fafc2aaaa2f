import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { tickedAfter } from '../tasks/checklist.ts'
import { withoutUndo } from '../tasks/scheduling.ts'
import { assertIsCaller, findAssignedTask, saveState } from './group-task.ts'
import type { CheckGroupItem, UserGroupTask } from './schema.ts'
import { showUserTask } from './show-task.ts'
import { saveSharedTicks } from './turns/shared-ticks.ts'

/**
 * Ticks or unticks an item of a checklist for its assignee. Other assignees have ticks of their own; the ticks of a task
 * of turns are the group's. It pays nothing and completes nothing.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAuthorized, taskNotFound (also without such an item),
 * cannotUpdateCompletedTask
 *
 * Rules: Checklists.
 */
export function checkGroupItem(
  ctx: UserContext,
  { groupId, userId, taskId, itemId, done }: CheckGroupItem,
): Promise<UserGroupTask> {
  return changeGroup(ctx, groupId, 'member', async (tx, _group, me) => {
    assertIsCaller(me, userId)
    await lockPlayer(tx, userId)
    const { state, ...assigned } = await findAssignedTask(tx, { groupId, taskId, userId })
    const { task } = assigned
    const items = task.checklist ?? []
    if (!items.some(({ id }) => id === itemId)) throw new DomainError('taskNotFound')
    // The ticks of a task of turns are also those of the member who has completed it.
    const isDone = state.completedAt !== null || (assigned.occurrence?.takenBy ?? null) !== null
    if (task.archivedAt || isDone) throw new DomainError('cannotUpdateCompletedTask')
    const before = (state.checked ?? []).filter((checkedId) => items.some(({ id }) => id === checkedId))
    const ticked = tickedAfter(before, { itemId, done })
    if (!ticked) return showUserTask(assigned, state)
    const saved = await saveState(tx, state, { ...ticked, ...withoutUndo(state) })
    if (task.assignment !== 'each') await saveSharedTicks(tx, task, ticked.checked)
    return showUserTask(assigned, saved)
  })
}
