import { changeGroup } from '../groups/change-group.ts'
import { assertAssignable } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { takeId } from '../kernel/created-items.ts'
import { insertGroupReward } from './insert.ts'
import { findGroupReward, type GroupRewardWithAssignees, showGroupReward } from './read-rewards.ts'
import { assertOthers } from './rules.ts'
import type { CreateGroupReward, GroupReward } from './schema.ts'
import { tellNewReward } from './tell-new.ts'

/**
 * Makes a reward for members of a group, who are told. The same create with a client-made id may be sent again: it
 * returns the one reward.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, cannotAssignToYourself, idAlreadyUsed,
 * memberNotFound, tooManyItems
 *
 * Specification: Groups.
 */
export async function createGroupReward(ctx: UserContext, input: CreateGroupReward): Promise<GroupReward> {
  const { groupId, ...body } = input
  return showGroupReward(await makeReward(ctx, { ...body, groupId }, { scope: `group-reward:${groupId}`, body }))
}

/** What makes a reward for members of a group, whichever call it is that is asked for. */
export function makeReward(
  ctx: UserContext,
  reward: CreateGroupReward,
  { scope, body }: { scope: string; body: { id?: string | undefined } },
): Promise<GroupRewardWithAssignees> {
  const { services, userId } = ctx
  const { groupId, assignedUsers } = reward
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    assertOthers(me, assignedUsers)
    const { id, repeated } = await takeId(tx, services.clock, { userId, scope, body })
    if (!repeated) {
      assertAssignable(group, me, assignedUsers)
      const assignees = assignedUsers.map((one) => ({ userId: one, used: 0 }))
      await insertGroupReward(tx, services.clock, { ...reward, id }, assignees)
      await tellNewReward(tx, ctx, group, reward, assignedUsers)
    }
    return findGroupReward(tx, { groupId, rewardId: id })
  })
}
