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
export function removeGroupMissionTask(ctx: UserContext, named: OfGroupMissionTask): Promise<null> {
  return changeTask(ctx, named, async (tx, task, mission) => {
    await tx.delete(groupMissionTasks).where(isTask(mission, task))
    await retireIds(tx, ctx.services.clock, ctx.userId, [task.id])
    return null
  })
}
