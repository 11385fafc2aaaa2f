import { eq } from '@questboard/db/drizzle'
import { rewards } from '@questboard/db/schema'
import { openItemsLimit } from '../game/rules.ts'
import { refuseUsedIds } from '../kernel/created-items.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { assertRoomIn } from '../kernel/limits/count-rows.ts'
import { assertAccountStorage } from '../kernel/limits/storage.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { RewardRow } from './own-reward.ts'

/** The fields of a new reward. */
export type NewReward = Pick<RewardRow, 'id' | 'name' | 'gold' | 'type'> & { timesToUse?: number | undefined }

/**
 * Adds rewards to those of a locked player in the given order, all or none.
 * @throws DomainError tooManyItems, idAlreadyUsed
 *
 * Rules: Bounds.
 */
export async function insertRewards(
  tx: Transaction,
  { userId, createdAt }: Pick<RewardRow, 'userId' | 'createdAt'>,
  added: NewReward[],
): Promise<RewardRow[]> {
  await assertRoomIn(tx, rewards, eq(rewards.userId, userId), { max: openItemsLimit, added: added.length })
  const values = added.map(({ id, name, gold, type, timesToUse }) => ({
    id,
    userId,
    name,
    gold,
    type,
    createdAt,
    updatedAt: createdAt,
    timesToUse: timesToUse ?? null,
  }))
  const created = await refuseUsedIds(tx.insert(rewards).values(values).returning(), 'rewards_pkey')
  await assertAccountStorage(tx, userId)
  recordChange(
    tx,
    ...created.map(({ id }) => ({ userId, type: 'reward.created' as const, item: { kind: 'reward' as const, id } })),
  )
  return created
}
