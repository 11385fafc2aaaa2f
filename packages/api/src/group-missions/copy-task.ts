import { randomUUIDv7 } from 'node:crypto'
import type { UserContext } from '../kernel/context.ts'
import { assertGroupStorage } from '../kernel/storage.ts'
import { assertRoom } from '../missions/rules.ts'
import { changeTask } from './change-task.ts'
import { insertTasks } from './insert.ts'
import type { GroupMissionTask, OfGroupMissionTask } from './schema.ts'

/**
 * Adds a new, open task like this one to its mission, which is open.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound, notAuthorized,
 * taskNotFound, waitingApprovalMissionsExist, missionAlreadyCompletedOrFailed, invalidData, tooManyItems
 */
export function copyGroupMissionTask(ctx: UserContext, named: OfGroupMissionTask): Promise<GroupMissionTask> {
  return changeTask(ctx, named, async (tx, task, mission) => {
    assertRoom(mission.tasks.length + 1)
    const copy = { ...task, id: randomUUIDv7(), archived: false, completedBy: [] }
    await insertTasks(tx, { id: mission.id, createdAt: ctx.services.clock.now() }, [copy])
    await assertGroupStorage(tx, mission.groupId)
    return copy
  })
}
