import type { Stats } from '../game/schema.ts'
import { changeGroup } from '../groups/change-group.ts'
import { assertSameRequest, findMember } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { readBalances } from '../ledger/balances.ts'
import { statsOf } from '../ledger/stats.ts'
import { closeRequests } from './close-requests.ts'
import { findGroupReward } from './read-rewards.ts'
import { assertAffordable, assertApprovable, findAssignee } from './rules.ts'
import type { AnswerRewardRequest } from './schema.ts'

/**
 * Approves or refuses one member's request for a reward. Approving takes the rubies and one use.
 * @returns the answer, and the assignee's stats as visible to others
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, cannotApproveOwn, memberNotFound,
 * rewardNotFound, groupRewardApproveNotRequired, groupRewardApproveNotRequested, notEnoughRubyToRedeemReward,
 * tooManyItems
 *
 * Rules: Groups.
 */
export function answerRewardRequest(
  ctx: UserContext,
  input: AnswerRewardRequest,
): Promise<{ approved: boolean; stats: Stats }> {
  const { groupId, userId, approved, note } = input
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    if (userId === me.userId) throw new DomainError('cannotApproveOwn')
    const member = findMember(group, { userId })
    const reward = await findGroupReward(tx, input)
    // The request stays valid if the reward was used up, changed or archived since.
    const { requestedAt } = findAssignee(reward, userId)
    if (requestedAt === null) {
      assertApprovable(reward)
      throw new DomainError('groupRewardApproveNotRequested')
    }
    assertSameRequest(requestedAt, input.requestedAt, 'groupRewardApproveNotRequested')
    if (approved) assertAffordable(reward, member)
    const [, { exp }] = await Promise.all([
      closeRequests(tx, ctx, { group, reward }, { asking: [member], answer: { approved, note } }),
      readBalances(tx, userId),
    ])
    const ruby = approved ? member.ruby - reward.ruby : member.ruby
    return { approved, stats: statsOf({ gold: 0, gems: 0, exp, ruby }) }
  })
}
