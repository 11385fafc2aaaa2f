import { groupMissionTasksDone } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { assertTaskCompletable } from '../missions/rules.ts'
import { changeOwnTask } from './own-task.ts'
import type { OfGroupMissionTask, UserGroupMission } from './schema.ts'

/**
 * Completes a task for the caller, to whom its active mission is assigned. The mission pays for it.
 * @throws DomainError groupNotFound, notPartOfTheGroup, missionNotFound, taskNotFound, waitingApprovalMissionsExist,
 * missionAlreadyCompletedOrFailed, missionIsNotActive, cannotCompleteArchivedTask, taskAlreadyCompleted,
 * holidayModeEnabledError
 *
 * Specification: Earning.
 */
export function completeGroupMissionTask(ctx: UserContext, named: OfGroupMissionTask): Promise<UserGroupMission> {
  const { userId, services } = ctx
  return changeOwnTask(ctx, named, async (tx, { player, mission, task }) => {
    assertTaskCompletable(mission, task, player.holidayMode)
    await tx.insert(groupMissionTasksDone).values({ taskId: named.taskId, userId, doneAt: services.clock.now() })
  })
}
