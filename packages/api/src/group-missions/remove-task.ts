import { groupMissionTasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { changeTask, isTask } from './change-task.ts'
import type { OfGroupMissionTask } from './schema.ts'

/**
 * Deletes a task of an open mission, even if it was completed. Its id cannot be used again.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound, notAuthorized,
 * taskNotFound, waitingApprovalMissionsExist, missionAlreadyCompletedOrFailed
 */
export function removeGroupMissionTask(ctx: UserContext, input: OfGroupMissionTask): Promise<null> {
  return changeTask(ctx, input, async (tx, task, mission) => {
    await tx.delete(groupMissionTasks).where(isTask(mission, task))
    await retireIds(tx, ctx.services.clock, { userId: ctx.userId, ids: [task.id] })
    return null
  })
}
