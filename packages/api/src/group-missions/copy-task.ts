import type { UserContext } from '../kernel/context.ts'
import { claimNewId } from '../kernel/created-items.ts'
import { assertGroupStorage } from '../kernel/limits/storage.ts'
import { assertRoomForTasks } from '../missions/rules.ts'
import { changeTask } from './change-task.ts'
import { insertGroupMissionTasks } from './insert.ts'
import type { CopyGroupMissionTask, GroupMissionTask } from './schema.ts'

/**
 * Copies a task within its open mission. The copy is open.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound, notAuthorized,
 * taskNotFound, waitingApprovalMissionsExist, missionAlreadyCompletedOrFailed, invalidData, tooManyItems,
 * idAlreadyUsed, requestInProgress
 */
export function copyGroupMissionTask(ctx: UserContext, input: CopyGroupMissionTask): Promise<GroupMissionTask> {
  return changeTask(ctx, input, async (tx, task, mission) => {
    assertRoomForTasks(mission.tasks.length + 1)
    const copy = { ...task, id: await claimNewId(tx, ctx, input.id), archived: false, completedBy: [] }
    await insertGroupMissionTasks(
      tx,
      { id: mission.id, groupId: mission.groupId, createdAt: ctx.services.clock.now() },
      [copy],
    )
    await assertGroupStorage(tx, mission.groupId)
    return copy
  })
}
