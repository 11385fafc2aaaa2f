import { assertNotOwn } from '../group-items/rules.ts'
import type { GroupWithMembers, Membership } from '../groups/change-group.ts'
import { findMember } from '../groups/rules.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { findGroupReward, type GroupRewardWithAssignees } from './read-rewards.ts'
import { type AssigneeState, assertNoneWaits, findHolder } from './rules.ts'
import type { RewardOfMember } from './schema.ts'

/**
 * A reward with the member who holds it, which a leader may change for that member.
 * @throws DomainError memberNotFound, rewardNotFound, notAuthorized, waitingApprovalRewardsExist
 */
export async function findHeldReward(
  tx: Transaction,
  { group, me }: { group: GroupWithMembers; me: Membership },
  ofMember: RewardOfMember,
): Promise<{ reward: GroupRewardWithAssignees; holder: AssigneeState }> {
  const { userId } = ofMember
  findMember(group, { userId })
  const reward = await findGroupReward(tx, ofMember)
  const holder = findHolder(reward, userId)
  assertNotOwn(reward.assignees, me)
  assertNoneWaits([holder])
  return { reward, holder }
}
