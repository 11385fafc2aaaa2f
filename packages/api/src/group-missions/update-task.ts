import { groupMissionTasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { assertGroupStorage, isLonger } from '../kernel/limits/storage.ts'
import { usableTags } from '../tags/with-usable-tags.ts'
import { changeTask, isTask } from './change-task.ts'
import type { GroupMissionTask, PatchGroupMissionTask } from './schema.ts'

/**
 * Updates a task of an open mission, even if it was completed: all fields (PUT) or the given ones (PATCH).
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound, notAuthorized,
 * taskNotFound, waitingApprovalMissionsExist, missionAlreadyCompletedOrFailed, cannotUpdateCompletedTask (archived),
 * tooManyItems
 */
export function updateGroupMissionTask(
  ctx: UserContext,
  { groupId, missionId, taskId, ...patch }: PatchGroupMissionTask,
): Promise<GroupMissionTask> {
  return changeTask(ctx, { groupId, missionId, taskId }, async (tx, task, mission) => {
    if (task.archived) throw new DomainError('cannotUpdateCompletedTask')
    const { title = task.title, notes = task.notes, ruby = task.ruby, type = task.type } = patch
    const tags = patch.tags ? await usableTags(tx, { groupId }, patch.tags) : task.tags
    const changes = { title, notes, ruby, type, tags }
    await tx.update(groupMissionTasks).set(changes).where(isTask(mission, task))
    if (isLonger([title, notes], [task.title, task.notes])) await assertGroupStorage(tx, groupId)
    return { ...task, ...changes }
  })
}
