import { and, eq } from '@questboard/db/drizzle'
import { groupRewards } from '@questboard/db/schema'
import { assertNotOwn } from '../group-items/rules.ts'
import { changeGroup } from '../groups/change-group.ts'
import { assertAssignable } from '../groups/rules.ts'
import type { Clock } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertGroupStorage, isLonger } from '../kernel/storage.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { assignReward, clearUses } from './assign.ts'
import { columnsOf, type WrittenReward } from './insert.ts'
import { notifyNewReward } from './notify-new.ts'
import { findGroupReward, type GroupRewardRow, showGroupReward } from './read-rewards.ts'
import { assertNoneWaits, assertNotArchived, assertOthers } from './rules.ts'
import type { GroupReward, UpdateGroupReward } from './schema.ts'

/**
 * Updates a group reward and its assignees. New assignees are notified.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, cannotAssignToYourself, rewardNotFound,
 * notAuthorized, memberNotFound, rewardAlreadyArchived, waitingApprovalRewardsExist, tooManyItems
 *
 * Specification: Groups.
 */
export function updateGroupReward(ctx: UserContext, input: UpdateGroupReward): Promise<GroupReward> {
  const { groupId, rewardId, assignedUsers } = input
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    assertOthers(me, assignedUsers)
    const reward = await findGroupReward(tx, input)
    assertNotOwn(reward.assignees, me)
    assertAssignable(group, me, assignedUsers)
    assertNotArchived(reward)
    assertNoneWaits(reward.assignees)
    const had = new Set(reward.assignees.map(({ userId }) => userId))
    await Promise.all([
      rewriteReward(tx, ctx.services.clock, reward, input),
      assignReward(tx, rewardId, assignedUsers),
      notifyNewReward(
        tx,
        ctx,
        group,
        input,
        assignedUsers.filter((one) => !had.has(one)),
      ),
    ])
    return showGroupReward(await findGroupReward(tx, input))
  })
}

/** Updates the row of a reward. Uses are kept unless the type changes. */
export async function rewriteReward(
  tx: Transaction,
  clock: Clock,
  reward: GroupRewardRow,
  written: WrittenReward,
): Promise<void> {
  const { id, groupId, type } = reward
  await tx
    .update(groupRewards)
    .set({ ...columnsOf(written), updatedAt: clock.now() })
    .where(and(eq(groupRewards.id, id), eq(groupRewards.groupId, groupId)))
  if (isLonger([written.name], [reward.name])) await assertGroupStorage(tx, groupId)
  if (written.type !== type) await clearUses(tx, id)
}
