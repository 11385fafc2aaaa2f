import { changeGroup } from '../groups/change-group.ts'
import { lockPlayers } from '../groups/lock-players.ts'
import { findMember } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { answerRequest } from './answer.ts'
import { findGroupTask } from './group-task.ts'
import type { ApproveAll } from './schema.ts'

/**
 * Approves or refuses everybody who waits for an answer about a task, but oneself.
 * @returns how many were answered
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, taskNotFound, groupTaskApproveNotRequired,
 * noTasksForApproval
 *
 * Specification: Groups.
 */
export function approveAllOfGroupTask(
  ctx: UserContext,
  { groupId, taskId, approved }: ApproveAll,
): Promise<{ approved: number }> {
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    const { task, assignees } = await findGroupTask(tx, groupId, taskId)
    // Nobody waits about a task that asks for no approval: this tells the more of the two.
    if (!task.requireApprove) throw new DomainError('groupTaskApproveNotRequired')
    const waiting = assignees.filter((state) => state.approveRequested && state.userId !== me.userId)
    if (waiting.length === 0) throw new DomainError('noTasksForApproval')
    const players = await lockPlayers(
      tx,
      waiting.map(({ userId }) => userId),
    )
    await Promise.all(
      waiting.map((state) => {
        const player = players.get(state.userId)
        if (!player) throw new Error('a locked player')
        const membership = findMember(group, { userId: state.userId })
        return answerRequest(tx, ctx, group, task, { player, membership, state }, approved)
      }),
    )
    return { approved: waiting.length }
  })
}
