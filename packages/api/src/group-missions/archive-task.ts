import { groupMissionTasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { changeTask, isTask } from './change-task.ts'
import type { GroupMissionTask, OfGroupMissionTask } from './schema.ts'

/**
 * Archives a task of an open mission. It counts for those who have completed it, and the others no longer need to.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound, notAuthorized,
 * taskNotFound, waitingApprovalMissionsExist, missionAlreadyCompletedOrFailed, taskAlreadyArchived
 */
export function archiveGroupMissionTask(ctx: UserContext, input: OfGroupMissionTask): Promise<GroupMissionTask> {
  return changeTask(ctx, input, async (tx, task, mission) => {
    if (task.archived) throw new DomainError('taskAlreadyArchived')
    await tx.update(groupMissionTasks).set({ archivedAt: ctx.services.clock.now() }).where(isTask(mission, task))
    return { ...task, archived: true }
  })
}
