import { randomUUIDv7 } from 'node:crypto'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { insertGroupReward } from './insert.ts'
import { findGroupReward, showGroupReward } from './read-rewards.ts'
import { assertOfOthers } from './rules.ts'
import type { GroupReward, OfGroupReward } from './schema.ts'
import { tellNewReward } from './tell-new.ts'

/**
 * Makes a new, unused reward from one of the group, archived or not, for those who have it still. They are told.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, rewardNotFound, notAuthorized, tooManyItems
 *
 * Specification: Groups.
 */
export function copyGroupReward(ctx: UserContext, input: OfGroupReward): Promise<GroupReward> {
  const { groupId } = input
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    const reward = await findGroupReward(tx, input)
    assertOfOthers(reward, me)
    const id = randomUUIDv7()
    const assignedUsers = reward.assignees.map(({ userId }) => userId)
    const written = { ...reward, id, timesToUse: reward.timesToUse ?? undefined }
    await insertGroupReward(
      tx,
      ctx.services.clock,
      written,
      assignedUsers.map((userId) => ({ userId, used: 0 })),
    )
    await tellNewReward(tx, ctx, group, reward, assignedUsers)
    return showGroupReward(await findGroupReward(tx, { groupId, rewardId: id }))
  })
}
