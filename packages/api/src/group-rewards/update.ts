import { allEqual } from '@questboard/db/drizzle'
import { groupRewards } from '@questboard/db/schema'
import { assertNotOwn } from '../group-items/rules.ts'
import { changeGroup } from '../groups/change-group.ts'
import { assertAssignable } from '../groups/rules.ts'
import type { Clock } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { assertGroupStorage, isLonger } from '../kernel/limits/storage.ts'
import { assertMatches } from '../kernel/preconditions.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { timesDetail, timesFit } from '../rewards/schema.ts'
import { assignReward, clearUses } from './assign.ts'
import { columnsOf, type WrittenReward } from './insert.ts'
import { notifyNewReward } from './notify-new.ts'
import { findGroupReward, type GroupRewardRow, type GroupRewardWithAssignees, showGroupReward } from './read-rewards.ts'
import { assertNoneWaits, assertNotArchived, assertOthers } from './rules.ts'
import type { GroupReward, PatchGroupReward, UpdateGroupReward } from './schema.ts'

/**
 * Updates a group reward and its assignees: all fields, as a patch of all of them. @throws DomainError as
 * patchGroupReward does
 */
export const updateGroupReward = (ctx: UserContext, input: UpdateGroupReward): Promise<GroupReward> =>
  patchGroupReward(ctx, { ...input, timesToUse: input.timesToUse ?? null })

/**
 * Changes the given fields of a group reward, and its assignees. New assignees are notified.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, cannotAssignToYourself, rewardNotFound,
 * notAuthorized, memberNotFound, rewardAlreadyArchived, preconditionFailed,
 * waitingApprovalRewardsExist, tooManyItems
 *
 * Rules: Groups.
 */
export function patchGroupReward(ctx: UserContext, patch: PatchGroupReward): Promise<GroupReward> {
  const { groupId } = patch
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    if (patch.assignedUsers) assertOthers(me, patch.assignedUsers)
    const reward = await findGroupReward(tx, patch)
    assertNotOwn(reward.assignees, me)
    assertMatches(ctx, () => showGroupReward(reward))
    const input = mergedWith(reward, patch)
    const { assignedUsers } = input
    assertAssignable(group, me, assignedUsers)
    assertNotArchived(reward)
    assertNoneWaits(reward.assignees)
    const had = new Set(userIdsOf(reward.assignees))
    await Promise.all([
      rewriteReward(tx, ctx.services.clock, reward, input),
      assignReward(tx, reward, assignedUsers),
      notifyNewReward(tx, ctx, group, {
        reward: { id: reward.id, name: input.name },
        recipients: assignedUsers.filter((userId) => !had.has(userId)),
      }),
    ])
    return showGroupReward(await findGroupReward(tx, input))
  })
}

/** The given fields, and the others as they are. */
function mergedWith(reward: GroupRewardWithAssignees, patch: PatchGroupReward) {
  const { name = reward.name, ruby = reward.ruby, type = reward.type, requireApprove = reward.requireApprove } = patch
  const { timesToUse: uses = reward.timesToUse } = patch
  const { assignedUsers = userIdsOf(reward.assignees) } = patch
  const timesToUse = uses ?? undefined
  if (!timesFit({ type, timesToUse })) throw new DomainError('invalidData', { details: [timesDetail] })
  const { id: rewardId, groupId } = reward
  return { groupId, rewardId, name, ruby, type, timesToUse, requireApprove, assignedUsers }
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
    .where(allEqual(groupRewards, { id, groupId }))
  if (isLonger([written.name], [reward.name])) await assertGroupStorage(tx, groupId)
  if (written.type !== type) await clearUses(tx, reward)
}
