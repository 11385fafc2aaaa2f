import { lockPlayer } from '../board/lock-player.ts'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertGroupStorage, isLonger } from '../kernel/storage.ts'
import { assertOneself, findAssignedTask, saveState } from './group-task.ts'
import { assertTakesResult } from './rules.ts'
import type { GiveGroupTaskResult, UserGroupTask } from './schema.ts'
import { showUserTask } from './show-task.ts'

/**
 * Writes the own result of a task that asks for one, before or after it is completed.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAuthorized, taskNotFound, cannotAddResult, tooManyItems
 */
export function giveGroupTaskResult(
  ctx: UserContext,
  { groupId, userId, taskId, result }: GiveGroupTaskResult,
): Promise<UserGroupTask> {
  return changeGroup(ctx, groupId, 'member', async (tx, _group, me) => {
    assertOneself(me, userId)
    await lockPlayer(tx, userId)
    const { state, ...assigned } = await findAssignedTask(tx, { groupId, taskId, userId })
    assertTakesResult(assigned.task)
    const saved = await saveState(tx, state, { result })
    if (isLonger([result], [state.result])) await assertGroupStorage(tx, groupId)
    return showUserTask(assigned, saved)
  })
}
