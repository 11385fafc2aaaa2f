import { changeGroup } from '../groups/change-group.ts'
import { findMember } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { closeRequests } from './close-requests.ts'
import { findGroupReward } from './read-rewards.ts'
import { assertApprovable, waitingOf } from './rules.ts'
import type { AnswerAll } from './schema.ts'

/**
 * Approves or refuses all requests for a reward, except the caller's own. When approving, members with too few rubies
 * keep waiting.
 * @returns how many were answered
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, rewardNotFound,
 * groupRewardApproveNotRequired, noRewardsForApproval
 *
 * Specification: Groups.
 */
export function answerRewardRequests(ctx: UserContext, input: AnswerAll): Promise<{ approved: number }> {
  const { groupId, approved } = input
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    const reward = await findGroupReward(tx, input)
    assertApprovable(reward)
    const waiting = waitingOf(reward).filter(({ userId }) => userId !== me.userId)
    if (waiting.length === 0) throw new DomainError('noRewardsForApproval')
    const asking = waiting
      .map(({ userId }) => findMember(group, { userId }))
      .filter(({ ruby }) => !approved || ruby >= reward.ruby)
    if (asking.length > 0) await closeRequests(tx, ctx, group, reward, { asking, approved })
    return { approved: asking.length }
  })
}
