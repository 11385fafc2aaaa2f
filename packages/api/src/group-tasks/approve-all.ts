import { changeGroup } from '../groups/change-group.ts'
import { lockPlayers } from '../groups/lock-players.ts'
import { findMember } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { answerRequest } from './answer.ts'
import { findGroupTask } from './group-task.ts'
import type { ApproveAll } from './schema.ts'

/**
 * Approves or declines all open requests for a task, except the caller's own.
 * @returns how many were answered
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, taskNotFound,
 * groupTaskApproveNotRequired, noTasksForApproval
 * | Specification: Groups.
 */
export function approveAllOfGroupTask(
  ctx: UserContext,
  { groupId, taskId, approved }: ApproveAll,
): Promise<{ approved: number }> {
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    const { task, assignees } = await findGroupTask(tx, groupId, taskId)
    // A task without approval has no requests either. This error is the more helpful one.
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
