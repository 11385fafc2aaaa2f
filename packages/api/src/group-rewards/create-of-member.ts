import type { UserContext } from '../kernel/context.ts'
import { createReward } from './create.ts'
import { type GroupRewardWithAssignees, showRewardOfMember } from './read-rewards.ts'
import type { CreateUserReward, UserGroupReward } from './schema.ts'

/**
 * Creates a reward for one member of a group, who is notified.
 * @throws DomainError as createGroupReward does
 */
export function createRewardOfMember(ctx: UserContext, input: CreateUserReward): Promise<UserGroupReward> {
  const { groupId, userId, ...body } = input
  const reward = { ...body, groupId, assignedUsers: [userId] }
  const show = (created: GroupRewardWithAssignees) => showRewardOfMember(created, userId)
  return createReward(ctx, reward, { scope: `group-reward:${groupId}:${userId}`, body, input, show })
}
