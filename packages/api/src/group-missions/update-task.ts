import { groupMissionTasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { assertGroupStorage, isLonger } from '../kernel/storage.ts'
import { usableTags } from '../tags/with-usable-tags.ts'
import { changeTask, isTask } from './change-task.ts'
import type { GroupMissionTask, UpdateGroupMissionTask } from './schema.ts'

/**
 * Updates a task of an open mission, even if it was completed.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound, notAuthorized,
 * taskNotFound, waitingApprovalMissionsExist, missionAlreadyCompletedOrFailed, cannotUpdateCompletedTask (archived),
 * tooManyItems
 */
export function updateGroupMissionTask(
  ctx: UserContext,
  { groupId, missionId, taskId, ...written }: UpdateGroupMissionTask,
): Promise<GroupMissionTask> {
  return changeTask(ctx, { groupId, missionId, taskId }, async (tx, task, mission) => {
    if (task.archived) throw new DomainError('cannotUpdateCompletedTask')
    const changes = { ...written, tags: await usableTags(tx, { groupId }, written.tags) }
    await tx.update(groupMissionTasks).set(changes).where(isTask(mission, task))
    if (isLonger([written.title, written.notes], [task.title, task.notes])) await assertGroupStorage(tx, groupId)
    return { ...task, ...changes }
  })
}
