import { grantedOf } from '../group-items/rules.ts'
import { changeGroup } from '../groups/change-group.ts'
import { lockPlayers } from '../groups/lock-players.ts'
import { assertSameRequest, findMember } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Player } from '../players/lock-player.ts'
import { answerRequest } from './answer.ts'
import { readAssignedMission } from './read-missions.ts'
import { assertAnswerable, workFor } from './rules.ts'
import type { Answered, Approve } from './schema.ts'

/**
 * Approves or refuses the request of one assignee.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, cannotApproveOwn, memberNotFound,
 * missionNotFound, alreadyApproved, groupMissionApproveNotRequired, groupMissionNotCompleted,
 * groupMissionApproveNotRequested, invalidData
 *
 * Rules: Groups.
 */
export function approveMission(
  ctx: UserContext,
  { groupId, missionId, userId, approved, requestedAt, ...approval }: Approve,
): Promise<Answered> {
  return changeGroup(ctx, groupId, 'leader', async (tx, group) => {
    if (userId === ctx.userId) throw new DomainError('cannotApproveOwn')
    findMember(group, { userId })
    const players = await lockPlayers(tx, [userId])
    const { mission, state } = await readAssignedMission(tx, { groupId, missionId, userId, today: ctx.today })
    assertAnswerable(mission, state)
    assertSameRequest(state.completedAt, requestedAt, 'groupMissionApproveNotRequested')
    grantedOf(workFor(mission.tasks, userId).ruby, approval)
    const player = players.get(userId) as Player
    return { approved, status: await answerRequest(tx, ctx, { group, player, mission }, { approved, ...approval }) }
  })
}
