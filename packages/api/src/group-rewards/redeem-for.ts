import { randomUUIDv7 } from 'node:crypto'
import { and, inArray, sql } from '@questboard/db/drizzle'
import { groupRewardAssignees } from '@questboard/db/schema'
import type { GroupWithMembers } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { recordGroupChange, transactionTime } from '../kernel/events/changes.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { postRubies, type RubyAccount } from '../ledger/post-rubies.ts'
import { makePromises } from '../promises/make.ts'
import { assigneesOf, type GroupRewardRow } from './read-rewards.ts'

/** A reward of a locked group. */
export interface RewardOfGroup {
  group: GroupWithMembers
  reward: GroupRewardRow
}

/** Who redeems a reward: the assignees whose rubies pay for it. */
interface Redemption {
  accounts: RubyAccount[]
  /** The client-chosen id of the call. */
  callId?: string | undefined
  /** The leader who approved it, and the note. */
  approval?: { by: string; note?: string | undefined }
}

/**
 * Takes the price and one use of a reward from assignees of a locked group, and promises it to them. It answers their
 * requests.
 * @throws DomainError notEnoughRubyToRedeemReward (one of them has too few rubies), tooManyItems
 *
 * Rules: Groups.
 */
export async function redeemFor(
  tx: Transaction,
  ctx: Pick<UserContext, 'services' | 'userId'>,
  { group, reward }: RewardOfGroup,
  { accounts, callId, approval }: Redemption,
): Promise<void> {
  const { id: rewardId, name, ruby, type } = reward
  const cause = { amount: -ruby, reason: 'groupRewardRedeemed', callId, item: name, ...approval } as const
  const payments = accounts.map((account) => ({ account, userId: account.userId, reference: randomUUIDv7() }))
  const counted = type === 'constant' ? 0 : 1
  const [balances] = await Promise.all([
    Promise.all(
      payments.map(({ account, reference }) => postRubies(tx, ctx.services.clock, account, [{ ...cause, reference }])),
    ),
    tx
      .update(groupRewardAssignees)
      .set({
        used: sql`${groupRewardAssignees.used} + ${counted}::int`,
        requestedAt: null,
        updatedAt: transactionTime(tx),
      })
      .where(and(assigneesOf(reward), inArray(groupRewardAssignees.userId, userIdsOf(accounts)))),
  ])
  if (balances.includes(undefined)) throw new DomainError('notEnoughRubyToRedeemReward')
  const redeemed = { groupId: group.id, type: 'group.rewardRedeemed', itemId: rewardId } as const
  recordGroupChange(tx, ...payments.map((payment) => ({ ...redeemed, userId: payment.userId })))
  await makePromises(tx, ctx, group, { reward, payments })
}
