import { changeGroup } from '../groups/change-group.ts'
import { lockPlayers } from '../groups/lock-players.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { answerRequest } from './answer.ts'
import { readMission } from './read-missions.ts'
import type { ApproveAll, OfGroupMission } from './schema.ts'

/**
 * Approves or refuses all requests for a mission, except the caller's own.
 * @returns how many were answered
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound,
 * groupMissionApproveNotRequired, noMissionsForApproval
 *
 * Specification: Groups.
 */
export function approveAllOfMission(
  ctx: UserContext,
  { approved, ...named }: ApproveAll,
): Promise<{ approved: number }> {
  return changeGroup(ctx, named.groupId, 'leader', async (tx, group) => {
    const read = () => readMission(tx, { ...(named satisfies OfGroupMission), today: ctx.today })
    const { requireApprove, states } = await read()
    if (!requireApprove) throw new DomainError('groupMissionApproveNotRequired')
    const waiting = states.filter(({ userId, status }) => status === 'waitingApproval' && userId !== ctx.userId)
    if (waiting.length === 0) throw new DomainError('noMissionsForApproval')
    const players = await lockPlayers(
      tx,
      waiting.map(({ userId }) => userId),
    )
    // The end of a holiday may have moved an assignee's last day.
    const mission = await read()
    const answers = [...players.values()].map((player) => answerRequest(tx, ctx, { group, player, mission }, approved))
    await Promise.all(answers)
    return { approved: answers.length }
  })
}
