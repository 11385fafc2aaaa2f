import { allEqual } from '@questboard/db/drizzle'
import { rewards } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { firstOf } from '../kernel/errors.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { differences } from '../kernel/events/differences.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Reward } from './schema.ts'

export type RewardRow = typeof rewards.$inferSelect

const isOwn = ({ id, userId }: Pick<RewardRow, 'id' | 'userId'>) => allEqual(rewards, { id, userId })

/**
 * A reward of its owner. The player is locked, so it cannot change meanwhile.
 * @throws DomainError rewardNotFound: unknown, used up, or of another user
 */
export async function findOwnReward(tx: Transaction, userId: string, id: string): Promise<RewardRow> {
  return firstOf(await tx.select().from(rewards).where(isOwn({ id, userId })), 'rewardNotFound')
}

/** Saves changes to a reward of its owner, in the same transaction. */
export async function saveOwnReward(
  tx: Transaction,
  clock: Clock,
  reward: RewardRow,
  changes: Partial<RewardRow>,
): Promise<RewardRow> {
  const updatedAt = clock.now()
  const saved = { ...reward, ...changes, updatedAt }
  await tx
    .update(rewards)
    .set({ ...changes, updatedAt })
    .where(isOwn(reward))
  const changed = () => differences(showReward(reward), showReward(saved))
  recordChange(tx, { userId: reward.userId, type: 'reward.updated', item: { kind: 'reward', id: reward.id }, changed })
  return saved
}

/** Deletes a reward of a locked player, and notes that for programs. */
export async function deleteOwnReward(tx: Transaction, reward: RewardRow): Promise<void> {
  await tx.delete(rewards).where(isOwn(reward))
  recordChange(tx, { userId: reward.userId, type: 'reward.deleted', item: { kind: 'reward', id: reward.id } })
}

/** A reward as its player sees it. */
export function showReward({ id, name, gold, type, timesToUse, updatedAt }: RewardRow): Reward {
  return { id, name, gold, type, timesToUse, updatedAt: updatedAt.toISOString() }
}
