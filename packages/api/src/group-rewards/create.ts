import { changeGroup } from '../groups/change-group.ts'
import { assertAssignable } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimId } from '../kernel/created-items.ts'
import { once } from '../kernel/retries/once.ts'
import { insertGroupReward } from './insert.ts'
import { notifyNewReward } from './notify-new.ts'
import { findGroupReward, type GroupRewardWithAssignees, showGroupReward } from './read-rewards.ts'
import { assertOthers } from './rules.ts'
import type { CreateGroupReward, GroupReward } from './schema.ts'

/**
 * Creates a reward for members of a group, who are notified. With a client-chosen id the call can be repeated and
 * returns the same reward.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, cannotAssignToYourself, idAlreadyUsed,
 * memberNotFound, tooManyItems
 *
 * Rules: Groups.
 */
export function createGroupReward(ctx: UserContext, input: CreateGroupReward): Promise<GroupReward> {
  const { groupId, ...body } = input
  return createReward(ctx, input, { scope: `group-reward:${groupId}`, body, input, show: showGroupReward })
}

/** The differences between the calls that create a reward. `show` builds the response. */
interface RewardCall<CallResponse> {
  scope: string
  body: { id?: string | undefined }
  input: { id?: string | undefined }
  show(created: GroupRewardWithAssignees): CallResponse
}

/** Creates a reward for members of a group. Shared by all calls that do so. */
export function createReward<CallResponse>(
  ctx: UserContext,
  reward: CreateGroupReward,
  { scope, body, input, show }: RewardCall<CallResponse>,
): Promise<CallResponse> {
  const { services, userId } = ctx
  const { groupId, assignedUsers } = reward
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    assertOthers(me, assignedUsers)
    return once(ctx, tx, input, async () => {
      const { id, repeated } = await claimId(tx, services.clock, { userId, scope, body })
      if (!repeated) {
        assertAssignable(group, me, assignedUsers)
        const assignees = assignedUsers.map((assigneeId) => ({ userId: assigneeId, used: 0 }))
        await insertGroupReward(tx, services.clock, { ...reward, id }, assignees)
        await notifyNewReward(tx, ctx, group, { reward: { ...reward, id }, recipients: assignedUsers })
      }
      return show(await findGroupReward(tx, { groupId, rewardId: id }))
    })
  })
}
