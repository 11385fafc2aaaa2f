import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { takeNewId } from '../kernel/created-items.ts'
import { once } from '../kernel/retries/once.ts'
import { insertGroupReward } from './insert.ts'
import { notifyNewReward } from './notify-new.ts'
import { findGroupReward, showGroupReward } from './read-rewards.ts'
import { assertOfOthers } from './rules.ts'
import type { CopyGroupReward, GroupReward } from './schema.ts'

/**
 * Copies a group reward, archived or not, as a new, unused one for its assignees who are still members. They are
 * notified.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, rewardNotFound, notAuthorized,
 * tooManyItems, idAlreadyUsed, requestInProgress
 *
 * Specification: Groups.
 */
export function copyGroupReward(ctx: UserContext, input: CopyGroupReward): Promise<GroupReward> {
  const { groupId, rewardId } = input
  return changeGroup(ctx, groupId, 'leader', (tx, group, me) =>
    once(ctx, tx, input, async () => {
      const reward = await findGroupReward(tx, { groupId, rewardId })
      assertOfOthers(reward, me)
      const id = await takeNewId(tx, ctx, input.id)
      const assignedUsers = reward.assignees.map(({ userId }) => userId)
      const written = { ...reward, id, timesToUse: reward.timesToUse ?? undefined }
      await insertGroupReward(
        tx,
        ctx.services.clock,
        written,
        assignedUsers.map((userId) => ({ userId, used: 0 })),
      )
      await notifyNewReward(tx, ctx, group, reward, assignedUsers)
      return showGroupReward(await findGroupReward(tx, { groupId, rewardId: id }))
    }),
  )
}
