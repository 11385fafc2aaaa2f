import { randomUUIDv7 } from 'node:crypto'
import { changeGroup } from '../groups/change-group.ts'
import type { Clock } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { forgetUses, moveToReward } from '../promises/follow-reward.ts'
import { unassignReward } from './assign.ts'
import { findHeldReward } from './find-held.ts'
import { hasHiddenAssignee } from './hide.ts'
import { insertGroupReward, type WrittenReward } from './insert.ts'
import { findGroupReward, type GroupRewardWithAssignees, showRewardOfMember } from './read-rewards.ts'
import type { AssigneeState } from './rules.ts'
import type { UpdateUserReward, UserGroupReward } from './schema.ts'
import { rewriteReward } from './update.ts'

/**
 * Updates a reward for one member. If others have it, too, the member gets a copy, which is updated.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, rewardNotFound,
 * notAuthorized, waitingApprovalRewardsExist, tooManyItems
 *
 * Rules: Groups.
 */
export function updateRewardOfMember(ctx: UserContext, input: UpdateUserReward): Promise<UserGroupReward> {
  const { groupId, userId } = input
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    const held = await findHeldReward(tx, { group, me }, input)
    const written = { ...input, requireApprove: input.requireApprove ?? held.reward.requireApprove }
    const rewardId = await writeForOne(tx, ctx.services.clock, held, written)
    return showRewardOfMember(await findGroupReward(tx, { groupId, rewardId }), userId)
  })
}

/** @returns the id of the member's reward */
async function writeForOne(
  tx: Transaction,
  clock: Clock,
  { reward, holder }: { reward: GroupRewardWithAssignees; holder: AssigneeState },
  written: WrittenReward,
): Promise<string> {
  const { userId, used } = holder
  if (reward.assignees.length === 1 && !(await hasHiddenAssignee(tx, reward))) {
    await rewriteReward(tx, clock, reward, written)
    return reward.id
  }
  const copy = { id: randomUUIDv7(), groupId: reward.groupId }
  const isSameType = written.type === reward.type
  await unassignReward(tx, reward, userId)
  await insertGroupReward(tx, clock, { ...written, ...copy }, [{ userId, used: isSameType ? used : 0 }])
  await moveToReward(tx, { userId, from: reward, to: copy })
  if (!isSameType) await forgetUses(tx, copy)
  return copy.id
}
