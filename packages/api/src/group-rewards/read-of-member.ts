import { assertMaySeeItemsOf } from '../groups/may-see.ts'
import type { UserContext } from '../kernel/context.ts'
import { findGroupReward, showRewardOfMember } from './read-rewards.ts'
import { findHolder } from './rules.ts'
import type { RewardOfMember, UserGroupReward } from './schema.ts'

/**
 * A reward of a member of a group.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, rewardNotFound
 */
export async function readRewardOfMember(ctx: UserContext, input: RewardOfMember): Promise<UserGroupReward> {
  const { userId } = input
  await assertMaySeeItemsOf(ctx, input)
  const reward = await findGroupReward(ctx.db, input)
  findHolder(reward, userId)
  return showRewardOfMember(reward, userId)
}
