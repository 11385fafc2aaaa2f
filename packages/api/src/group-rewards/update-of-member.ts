import { randomUUIDv7 } from 'node:crypto'
import { assertNotOwn } from '../group-items/rules.ts'
import { changeGroup } from '../groups/change-group.ts'
import { findMember } from '../groups/rules.ts'
import type { Clock } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { forgetUses, moveToReward } from '../promises/follow-reward.ts'
import { unassignReward } from './assign.ts'
import { hasHiddenAssignee } from './hide.ts'
import { insertGroupReward, type WrittenReward } from './insert.ts'
import { findGroupReward, type GroupRewardWithAssignees, showRewardOfMember } from './read-rewards.ts'
import { type AssigneeState, assertNoneWaits, findHolder } from './rules.ts'
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
    findMember(group, { userId })
    const reward = await findGroupReward(tx, input)
    const holder = findHolder(reward, userId)
    assertNotOwn(reward.assignees, me)
    assertNoneWaits([holder])
    const written = { ...input, requireApprove: input.requireApprove ?? reward.requireApprove }
    const rewardId = await writeForOne(tx, ctx.services.clock, { reward, holder }, written)
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
