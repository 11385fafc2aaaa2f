import { randomUUIDv7 } from 'node:crypto'
import { groupRewardAssignees } from '@questboard/db/schema'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { postRubies, type RubyAccount } from '../ledger/post-rubies.ts'
import type { GroupRewardRow } from './read-rewards.ts'

/**
 * Takes the price of a reward from assignees of a held group, each of whom uses it once; their requests are answered by it.
 * @param callId the key of the call that redeems it, when its client gave one
 * @throws DomainError notEnoughRubyToRedeemReward: somebody has less
 *
 * Specification: Groups.
 */
export async function useReward(
  tx: Transaction,
  clock: Clock,
  { id: rewardId, name, ruby, type }: GroupRewardRow,
  accounts: RubyAccount[],
  callId?: string,
): Promise<void> {
  const about = { amount: -ruby, reason: 'groupRewardRedeemed', callId, item: name } as const
  const line = () => ({ ...about, reference: randomUUIDv7() })
  const counted = type === 'constant' ? 0 : 1
  const [balances] = await Promise.all([
    Promise.all(accounts.map((account) => postRubies(tx, clock, account, [line()]))),
    tx
      .update(groupRewardAssignees)
      .set({ used: sql`${groupRewardAssignees.used} + ${counted}::int`, requestedAt: null })
      .where(
        and(
          eq(groupRewardAssignees.rewardId, rewardId),
          inArray(
            groupRewardAssignees.userId,
            accounts.map(({ userId }) => userId),
          ),
        ),
      ),
  ])
  if (balances.includes(undefined)) throw new DomainError('notEnoughRubyToRedeemReward')
}
