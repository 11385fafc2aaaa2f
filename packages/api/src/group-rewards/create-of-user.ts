import type { UserContext } from '../kernel/context.ts'
import { makeReward } from './create.ts'
import { showUserReward } from './read-rewards.ts'
import type { CreateUserReward, UserGroupReward } from './schema.ts'

/**
 * Makes a reward for one member of a group alone, who is told.
 * @throws DomainError as createGroupReward does
 */
export async function createUserReward(
  ctx: UserContext,
  { groupId, userId, ...body }: CreateUserReward,
): Promise<UserGroupReward> {
  const reward = { ...body, groupId, assignedUsers: [userId] }
  const made = await makeReward(ctx, reward, { scope: `group-reward:${groupId}:${userId}`, body })
  return showUserReward(made, userId)
}
