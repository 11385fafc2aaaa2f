import { grantedOf } from '../group-items/rules.ts'
import { changeGroup } from '../groups/change-group.ts'
import { assertSameRequest } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { answerRequest } from './answer.ts'
import { lockAssignee } from './lock-assignee.ts'
import { assertAnswerable } from './rules.ts'
import type { Approve } from './schema.ts'
import { passTurn } from './turns/settle-task.ts'

/**
 * Approves or declines a member's completion. Of two concurrent answers the first one wins. The leader can add words,
 * and pay less than the price.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, cannotApproveOwn, memberNotFound,
 * taskNotFound, alreadyApproved, groupTaskApproveNotRequired, groupTaskNotCompleted, groupTaskApproveNotRequested,
 * invalidData
 *
 * Rules: Groups.
 */
export function answerCompletion(
  ctx: UserContext,
  { groupId, userId, taskId, approved, requestedAt, ...approval }: Approve,
): Promise<{ approved: boolean }> {
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    const assignee = await lockAssignee(tx, { group, me }, { groupId, userId, taskId })
    const { task, state } = assignee
    assertAnswerable(task, state)
    assertSameRequest(state.completedAt, requestedAt, 'groupTaskApproveNotRequested')
    grantedOf(task.ruby, approval)
    await answerRequest(tx, ctx, assignee, { approved, ...approval })
    await passTurn(tx, ctx.services, group, task)
    return { approved }
  })
}
