import { and, eq } from '@questboard/db/drizzle'
import { groupMissionStates } from '@questboard/db/schema'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { MissionTaskState } from '../missions/rules.ts'
import { lockPlayer, type Player } from '../players/lock-player.ts'
import { type MissionId, readAssignedMission, statesOf, taskOf } from './read-missions.ts'
import { type AssigneeStatus, assertNotArchived, assertNotWaiting } from './rules.ts'
import type { OfGroupMissionTask, UserGroupMission } from './schema.ts'
import { showUserMission } from './show-mission.ts'

/** A task and its mission with the caller's state, in the form of the rules of personal missions. */
interface OwnTask {
  player: Player
  mission: { status: AssigneeStatus; createdAt: Date }
  task: MissionTaskState
}

/**
 * Changes the caller's progress in an assigned mission.
 * @throws DomainError groupNotFound, notPartOfTheGroup, missionNotFound, taskNotFound, waitingApprovalMissionsExist,
 * missionAlreadyCompletedOrFailed (archived)
 *
 * Rules: Groups.
 */
export function changeOwnTask(
  ctx: UserContext,
  { taskId, ...ids }: OfGroupMissionTask,
  work: (tx: Transaction, own: OwnTask) => Promise<unknown>,
): Promise<UserGroupMission> {
  const { userId, today } = ctx
  return changeGroup(ctx, ids.groupId, 'member', async (tx) => {
    const player = await lockPlayer(tx, userId)
    const read = () => readAssignedMission(tx, { ...ids, userId, today })
    const { mission, state } = await read()
    const { archived, completedBy } = taskOf(mission, taskId)
    assertNotArchived(mission)
    assertNotWaiting(state)
    const now = ctx.services.clock.now()
    const task = { archivedAt: archived ? now : null, completedAt: completedBy.includes(userId) ? now : null }
    await work(tx, { player, mission: { ...state, createdAt: mission.createdAt }, task })
    await touchState(tx, mission, userId)
    return showUserMission((await read()).mission, userId)
  })
}

/** Says that the progress of an assignee changed now, since a task was completed or reopened. */
async function touchState(tx: Transaction, mission: MissionId, userId: string): Promise<void> {
  await tx
    .update(groupMissionStates)
    .set({ updatedAt: transactionTime(tx) })
    .where(and(statesOf(mission), eq(groupMissionStates.userId, userId)))
}
