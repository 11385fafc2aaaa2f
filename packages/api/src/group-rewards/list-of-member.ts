import type { Queries } from '@questboard/db'
import { assertMaySeeItemsOf } from '../groups/may-see.ts'
import type { UserContext } from '../kernel/context.ts'
import { readRewardsOf, showRewardOfMember } from './read-rewards.ts'
import type { OfUser, UserGroupReward } from './schema.ts'

/**
 * The rewards of a member, oldest first, without used up and archived ones.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound
 */
export async function listRewardsOfMember(ctx: UserContext, { groupId, userId }: OfUser): Promise<UserGroupReward[]> {
  await assertMaySeeItemsOf(ctx, { groupId, userId })
  return readRewardsOfMember(ctx.db, { groupId, userId })
}

/** `listRewardsOfMember` without a check of membership and permission. */
export async function readRewardsOfMember(queries: Queries, { groupId, userId }: OfUser): Promise<UserGroupReward[]> {
  const rewards = await readRewardsOf(queries, { groupId, userId }, { archived: false })
  return rewards.map((reward) => showRewardOfMember(reward, userId)).filter((reward) => reward.timesLeft !== 0)
}

/** All rewards of a member, oldest first, with used up and archived ones. */
export async function readAllRewardsOfMember(
  queries: Queries,
  { groupId, userId }: OfUser,
): Promise<UserGroupReward[]> {
  const rewards = await readRewardsOf(queries, { groupId, userId }, { archived: true })
  return rewards.map((reward) => showRewardOfMember(reward, userId))
}
