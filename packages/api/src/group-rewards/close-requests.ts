import { and, inArray } from '@questboard/db/drizzle'
import { groupRewardAssignees } from '@questboard/db/schema'
import { type Answer, approvalOf, noteAndAmount, storedNote } from '../group-items/answer.ts'
import type { Requests } from '../group-items/kind.ts'
import { requestSource } from '../group-items/request-source.ts'
import type { Membership } from '../groups/change-group.ts'
import { findMember } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { recordGroupChange, transactionTime } from '../kernel/events/changes.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify, withdrawNotifications } from '../notifications/notify.ts'
import { assigneesOf, type GroupRewardRow, type GroupRewardWithAssignees } from './read-rewards.ts'
import { type RewardOfGroup, redeemFor } from './redeem-for.ts'

/**
 * Answers the open requests of members of a locked group for one reward, and notifies them. Approving redeems the
 * reward for each. The notifications to leaders are withdrawn.
 * @throws DomainError when approving: notEnoughRubyToRedeemReward (one of them has too few rubies), tooManyItems
 */
export async function closeRequests(
  tx: Transaction,
  ctx: Pick<UserContext, 'services' | 'userId'>,
  { group, reward }: RewardOfGroup,
  { asking, answer }: { asking: Membership[]; answer: Answer },
): Promise<void> {
  const { userId } = ctx
  const { name, ruby } = reward
  const { approved } = answer
  const players = userIdsOf(asking)
  const type = approved ? 'group.rewardApproved' : 'group.rewardRefused'
  recordGroupChange(
    tx,
    ...players.map((player) => ({ groupId: group.id, userId: player, type, itemId: reward.id }) as const),
  )
  await Promise.all([
    approved && redeemFor(tx, ctx, { group, reward }, { accounts: asking, approval: approvalOf(userId, answer) }),
    closeAll(tx, reward, players, storedNote(answer)),
    withdrawNotifications(tx, ...players.map((player) => requestSource('reward', reward.id, player))),
    notify(tx, ctx.services.clock, players, {
      type: 'rewardApprove',
      senderId: userId,
      group,
      data: { reward: { name, approved, ruby }, ...noteAndAmount(answer) },
    }),
  ])
}

/** Answers the open requests of these members. When approving, those with too few rubies keep waiting. */
export async function answerRequests(
  tx: Transaction,
  ctx: UserContext,
  { group, item: reward, userIds }: Requests<GroupRewardWithAssignees>,
  answer: Answer,
): Promise<number> {
  const asking = userIds
    .map((userId) => findMember(group, { userId }))
    .filter(({ ruby }) => !answer.approved || ruby >= reward.ruby)
  if (asking.length > 0) await closeRequests(tx, ctx, { group, reward }, { asking, answer })
  return asking.length
}

async function closeAll(
  tx: Transaction,
  reward: GroupRewardRow,
  userIds: string[],
  note: string | null,
): Promise<void> {
  await tx
    .update(groupRewardAssignees)
    .set({ requestedAt: null, note, updatedAt: transactionTime(tx) })
    .where(and(assigneesOf(reward), inArray(groupRewardAssignees.userId, userIds)))
}
