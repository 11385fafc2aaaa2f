import { groupRewards } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { findGroupReward, showGroupReward } from './read-rewards.ts'
import { assertNoneWaits, assertNotArchived, assertOfOthers } from './rules.ts'
import type { GroupReward, OfGroupReward } from './schema.ts'

/**
 * Archives a group reward. Nobody can redeem it any more.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, rewardNotFound, notAuthorized,
 * waitingApprovalRewardsExist, rewardAlreadyArchived
 */
export function archiveGroupReward(ctx: UserContext, input: OfGroupReward): Promise<GroupReward> {
  const { groupId, rewardId } = input
  return changeGroup(ctx, groupId, 'leader', async (tx, _group, me) => {
    const reward = await findGroupReward(tx, input)
    assertOfOthers(reward, me)
    assertNoneWaits(reward.assignees)
    assertNotArchived(reward)
    const archivedAt = ctx.services.clock.now()
    await tx
      .update(groupRewards)
      .set({ archivedAt })
      .where(and(eq(groupRewards.id, rewardId), eq(groupRewards.groupId, groupId)))
    return showGroupReward({ ...reward, archivedAt })
  })
}
