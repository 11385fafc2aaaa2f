import { allEqual, type SQL } from '@questboard/db/drizzle'
import { groupMissions, groupMissionTasks } from '@questboard/db/schema'
import { changeItem } from '../group-items/change-item.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { assertOpen } from '../missions/rules.ts'
import { missionKind } from './kind.ts'
import { type MissionId, type MissionReading, taskOf } from './read-missions.ts'
import { assertNoneWaits } from './rules.ts'
import type { GroupMissionTask, OfGroupMissionTask } from './schema.ts'

/**
 * Changes a task of an open mission, as a leader whom it is not assigned to, while the group is held. A call with a key
 * is done once, as by `changeItem`.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound, notAuthorized,
 * taskNotFound, waitingApprovalMissionsExist, missionAlreadyCompletedOrFailed
 */
export function changeTask<Result>(
  ctx: UserContext,
  input: OfGroupMissionTask & { id?: string | undefined },
  work: (tx: Transaction, task: GroupMissionTask, mission: MissionReading) => Promise<Result>,
): Promise<Result> {
  return changeItem(ctx, missionKind, input, async (tx, mission) => {
    const task = taskOf(mission, input.taskId)
    assertNoneWaits(mission)
    assertOpen(mission)
    const [result] = await Promise.all([work(tx, task, mission), touchMission(tx, ctx, mission)])
    return result
  })
}

/** Says that a mission of a locked group changed now, since one of its tasks did. */
export async function touchMission(
  tx: Transaction,
  { services }: Pick<UserContext, 'services'>,
  { id, groupId }: MissionId,
): Promise<void> {
  await tx
    .update(groupMissions)
    .set({ updatedAt: services.clock.now() })
    .where(allEqual(groupMissions, { id, groupId }))
}

/** The row of a task of a mission that was found in its group. */
export const isTask = ({ id: missionId, groupId }: MissionReading, { id }: GroupMissionTask): SQL | undefined =>
  allEqual(groupMissionTasks, { id, groupId, missionId })
