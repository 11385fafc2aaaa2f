import { changeItem } from '../group-items/change-item.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimNewId } from '../kernel/created-items.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { insertGroupReward } from './insert.ts'
import { rewardKind } from './kind.ts'
import { notifyNewReward } from './notify-new.ts'
import { findGroupReward, showGroupReward } from './read-rewards.ts'
import type { CopyGroupReward, GroupReward } from './schema.ts'

/**
 * Copies a group reward, archived or not, as a new, unused one for its assignees who are still members. They are
 * notified.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, rewardNotFound, notAuthorized,
 * tooManyItems, idAlreadyUsed, requestInProgress
 *
 * Rules: Groups.
 */
export function copyGroupReward(ctx: UserContext, input: CopyGroupReward): Promise<GroupReward> {
  return changeItem(ctx, rewardKind, input, async (tx, reward, group) => {
    const id = await claimNewId(tx, ctx, input.id)
    const assignedUsers = userIdsOf(reward.assignees)
    const written = { ...reward, id, timesToUse: reward.timesToUse ?? undefined }
    await insertGroupReward(
      tx,
      ctx.services.clock,
      written,
      assignedUsers.map((userId) => ({ userId, used: 0 })),
    )
    await notifyNewReward(tx, ctx, group, { reward: written, recipients: assignedUsers })
    return showGroupReward(await findGroupReward(tx, { groupId: group.id, rewardId: id }))
  })
}
