import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertGroupStorage, isLonger } from '../kernel/limits/storage.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { refreshRemindersOfStates } from '../schedules/refresh-reminders.ts'
import { storedReminders } from '../schedules/reminders.ts'
import { assertIsCaller, findAssignedTask, saveState } from './group-task.ts'
import type { SetReminders, UserGroupTask } from './schema.ts'
import { showUserTask } from './show-task.ts'

/**
 * Replaces the reminders of a task for its assignee. An empty list means none; null means those of the task.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAuthorized, taskNotFound, invalidData: the task has no day
 * or time to count back from; tooManyItems
 *
 * Rules: Reminders and digests.
 */
export function setReminders(
  ctx: UserContext,
  { groupId, userId, taskId, reminders }: SetReminders,
): Promise<UserGroupTask> {
  return changeGroup(ctx, groupId, 'member', async (tx, _group, me) => {
    assertIsCaller(me, userId)
    await lockPlayer(tx, userId)
    const { state, ...assigned } = await findAssignedTask(tx, { groupId, taskId, userId })
    const own = reminders && (storedReminders(reminders, assigned.task) ?? [])
    const saved = await saveState(tx, state, { reminders: own })
    if (isLonger([JSON.stringify(own)], [JSON.stringify(state.reminders)])) await assertGroupStorage(tx, groupId)
    await refreshRemindersOfStates(tx, ctx.services.clock, [state])
    return showUserTask(assigned, saved)
  })
}
