import { assertNotOwn } from '../group-items/rules.ts'
import { changeGroup } from '../groups/change-group.ts'
import { findMember } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { unassignReward } from './assign.ts'
import { findGroupReward } from './read-rewards.ts'
import { assertNoneWaits, findHolder } from './rules.ts'
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
    findMember(group, { userId })
    const reward = await findGroupReward(tx, input)
    const holder = findHolder(reward, userId)
    assertNotOwn(reward.assignees, me)
    assertNoneWaits([holder])
    await unassignReward(tx, reward, userId)
    return null
  })
}
