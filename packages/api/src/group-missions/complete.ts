import { allEqual, and } from '@questboard/db/drizzle'
import { groupMissionStates } from '@questboard/db/schema'
import { boardOf } from '../board/boards.ts'
import { showBoard } from '../board/show-board.ts'
import { requestSource } from '../group-items/request-source.ts'
import { changeGroup, type GroupWithMembers } from '../groups/change-group.ts'
import { leadersExcept } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { recordGroupChange, transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { readBalances } from '../ledger/balances.ts'
import { statsOf } from '../ledger/stats.ts'
import { assertCompletable } from '../missions/rules.ts'
import { notify } from '../notifications/notify.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { payMission } from './pay.ts'
import { type MissionReading, readAssignedMission, statesOf } from './read-missions.ts'
import { assertNotArchived, workFor } from './rules.ts'
import type { CompletedGroupMission, OfGroupMission } from './schema.ts'
import { showUserMission } from './show-mission.ts'

/**
 * Completes a mission for the caller whom it is assigned to: it pays at once, or waits for a leader's answer.
 * @throws DomainError groupNotFound, notPartOfTheGroup, missionNotFound, groupMissionApproveAlreadyRequested,
 * missionAlreadyCompletedOrFailed, missionIsNotActive, missionTasksIncompleted, cannotCompleteMissionWithoutTasks,
 * holidayModeEnabledError
 *
 * Rules: Earning; Groups.
 */
export function completeGroupMission(ctx: UserContext, input: OfGroupMission): Promise<CompletedGroupMission> {
  const { userId, today, language } = ctx
  return changeGroup(ctx, input.groupId, 'member', async (tx, group, me) => {
    const player = await lockPlayer(tx, userId)
    const read = () => readAssignedMission(tx, { ...input, userId, today })
    const { mission, state } = await read()
    assertNotArchived(mission)
    if (state.status === 'waitingApproval') throw new DomainError('groupMissionApproveAlreadyRequested')
    const { ruby: _, ...work } = workFor(mission.tasks, userId)
    assertCompletable(state, work, player)
    if (!mission.requireApprove) {
      const award = await payMission(tx, ctx, { group, player, membership: me, mission, approved: false })
      return { mission: showUserMission((await read()).mission, userId), ...award }
    }
    await ask(tx, ctx, group, mission)
    const balances = await readBalances(tx, userId)
    return {
      mission: showUserMission((await read()).mission, userId),
      stats: statsOf({ ...balances, ruby: me.ruby }),
      board: showBoard(boardOf(player.boardId), player.pawn, language),
    }
  })
}

/** Requests approval from the creator and the leaders, except the requester. */
async function ask(
  tx: Transaction,
  { services: { clock }, userId }: UserContext,
  group: GroupWithMembers,
  mission: MissionReading,
): Promise<void> {
  const { id, name } = mission
  await tx
    .update(groupMissionStates)
    .set({ status: 'waitingApproval', completedAt: clock.now(), updatedAt: transactionTime(tx) })
    .where(and(statesOf(mission), allEqual(groupMissionStates, { userId, status: 'active' })))
  const recipients = leadersExcept(group, userId)
  recordGroupChange(tx, { groupId: group.id, userId, type: 'group.missionRequested', itemId: id })
  await notify(tx, clock, recipients, {
    type: 'askMissionApprove',
    senderId: userId,
    group,
    data: { mission: { name } },
    source: requestSource('mission', id, userId),
  })
}
