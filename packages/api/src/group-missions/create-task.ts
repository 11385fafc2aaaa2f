import { changeItem } from '../group-items/change-item.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimId } from '../kernel/created-items.ts'
import { assertGroupStorage } from '../kernel/limits/storage.ts'
import { assertOpen, assertRoomForTasks } from '../missions/rules.ts'
import { usableTags } from '../tags/with-usable-tags.ts'
import { touchMission } from './change-task.ts'
import { insertGroupMissionTasks } from './insert.ts'
import { missionKind } from './kind.ts'
import { taskOf } from './read-missions.ts'
import { assertNoneWaits } from './rules.ts'
import type { CreateGroupMissionTask, GroupMissionTask } from './schema.ts'

/**
 * Adds a task to an open mission. With a client-chosen id the call can be repeated and returns the same task.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound, notAuthorized,
 * idAlreadyUsed, waitingApprovalMissionsExist, missionAlreadyCompletedOrFailed, invalidData, tooManyItems
 */
export function createGroupMissionTask(ctx: UserContext, input: CreateGroupMissionTask): Promise<GroupMissionTask> {
  const { clock } = ctx.services
  const { groupId: _, missionId, ...body } = input
  return changeItem(ctx, missionKind, input, async (tx, mission) => {
    const create = { userId: ctx.userId, scope: `group-mission-task:${missionId}`, body }
    const { id, repeated } = await claimId(tx, clock, create)
    if (repeated) return taskOf(mission, id)
    assertNoneWaits(mission)
    assertOpen(mission)
    assertRoomForTasks(mission.tasks.length + 1)
    const task = { ...body, id, tags: await usableTags(tx, { groupId: mission.groupId }, body.tags) }
    await insertGroupMissionTasks(tx, { id: missionId, groupId: mission.groupId, createdAt: clock.now() }, [task])
    await Promise.all([assertGroupStorage(tx, mission.groupId), touchMission(tx, ctx, mission)])
    return { ...task, archived: false, completedBy: [] }
  })
}
