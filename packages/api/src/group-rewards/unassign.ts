import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { unassignReward } from './assign.ts'
import { findHeldReward } from './find-held.ts'
import type { RewardOfMember } from './schema.ts'

/**
 * Unassigns a reward from one member. The uses are kept in case it is assigned again.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, rewardNotFound,
 * notAuthorized, waitingApprovalRewardsExist
 *
 * Rules: Groups.
 */
export function unassignGroupReward(ctx: UserContext, input: RewardOfMember): Promise<null> {
  const { groupId, userId } = input
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    const { reward } = await findHeldReward(tx, { group, me }, input)
    await unassignReward(tx, reward, userId)
    return null
  })
}
