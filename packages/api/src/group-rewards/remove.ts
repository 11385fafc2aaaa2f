import { groupRewards } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { findGroupReward } from './read-rewards.ts'
import { assertNoneWaits, assertOfOthers } from './rules.ts'
import type { OfGroupReward } from './schema.ts'

/**
 * Deletes a reward of a group. Its id cannot be used again.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, rewardNotFound, notAuthorized,
 * waitingApprovalRewardsExist
 */
export function removeGroupReward(ctx: UserContext, input: OfGroupReward): Promise<null> {
  const { groupId, rewardId } = input
  return changeGroup(ctx, groupId, 'leader', async (tx, _group, me) => {
    const reward = await findGroupReward(tx, input)
    assertOfOthers(reward, me)
    assertNoneWaits(reward.assignees)
    await tx.delete(groupRewards).where(and(eq(groupRewards.id, rewardId), eq(groupRewards.groupId, groupId)))
    await retireIds(tx, ctx.services.clock, ctx.userId, [rewardId])
    return null
  })
}
