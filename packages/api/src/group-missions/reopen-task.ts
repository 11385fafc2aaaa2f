import { allEqual } from '@questboard/db/drizzle'
import { groupMissionTasksDone } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { assertTaskReopenable } from '../missions/rules.ts'
import { changeOwnTask } from './own-task.ts'
import type { OfGroupMissionTask, UserGroupMission } from './schema.ts'

/**
 * Reopens a task that the caller has completed. It paid nothing, so nothing is taken back.
 * @throws DomainError groupNotFound, notPartOfTheGroup, missionNotFound, taskNotFound, waitingApprovalMissionsExist,
 * missionAlreadyCompletedOrFailed, cannotReopenArchivedTask, taskNotCompleted
 */
export function reopenGroupMissionTask(ctx: UserContext, input: OfGroupMissionTask): Promise<UserGroupMission> {
  return changeOwnTask(ctx, input, async (tx, { mission, task }) => {
    assertTaskReopenable(mission, task)
    await tx
      .delete(groupMissionTasksDone)
      .where(allEqual(groupMissionTasksDone, { taskId: input.taskId, groupId: input.groupId, userId: ctx.userId }))
  })
}
