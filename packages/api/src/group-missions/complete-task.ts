import { groupMissionTasksDone } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { assertTaskCompletable } from '../missions/rules.ts'
import { readMoment } from '../periods/read-moment.ts'
import { readAt } from '../periods/rules.ts'
import { changeOwnTask } from './own-task.ts'
import type { CompleteGroupMissionTask, UserGroupMission } from './schema.ts'

/**
 * Completes a task for the caller, to whom its active mission is assigned. The mission pays for it.
 * @throws DomainError groupNotFound, notPartOfTheGroup, missionNotFound, taskNotFound, waitingApprovalMissionsExist,
 * missionAlreadyCompletedOrFailed, missionIsNotActive, cannotCompleteArchivedTask, taskAlreadyCompleted,
 * holidayModeEnabledError, invalidData (`at` out of its bounds)
 *
 * Rules: Earning; Day rollover.
 */
export async function completeGroupMissionTask(
  ctx: UserContext,
  { at, ...ids }: CompleteGroupMissionTask,
): Promise<UserGroupMission> {
  const doneAt = readAt(at, ctx.services.clock.now())
  return changeOwnTask(ctx, ids, async (tx, { player, mission, task }) => {
    const moment = await readMoment(tx, ctx, player, { at: doneAt, createdAt: mission.createdAt })
    assertTaskCompletable(mission, task, moment)
    await tx
      .insert(groupMissionTasksDone)
      .values({ taskId: ids.taskId, groupId: ids.groupId, userId: ctx.userId, doneAt: moment.at })
  })
}
