import { and, eq, isNull } from '@questboard/db/drizzle'
import { groupRewardAssignees, groupRewards } from '@questboard/db/schema'
import { openItemsLimit } from '../game/rules.ts'
import type { Clock } from '../kernel/clock.ts'
import { refuseUsedIds } from '../kernel/created-items.ts'
import { assertRoomIn } from '../kernel/limits/count-rows.ts'
import { assertGroupStorage } from '../kernel/limits/storage.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { GroupRewardRow } from './read-rewards.ts'
import type { AssigneeState } from './rules.ts'

/** The fields of a reward that leaders write. */
export type WrittenReward = Pick<GroupRewardRow, 'name' | 'ruby' | 'type' | 'requireApprove'> & {
  timesToUse?: number | undefined
}

/** The columns of the written fields. */
export function columnsOf({ name, ruby, type, timesToUse, requireApprove }: WrittenReward) {
  return { name, ruby, type, timesToUse: timesToUse ?? null, requireApprove }
}

/**
 * Adds a reward to a locked group, for the given players with their previous uses.
 * @throws DomainError tooManyItems, idAlreadyUsed
 *
 * Rules: Bounds.
 */
export async function insertGroupReward(
  tx: Transaction,
  clock: Clock,
  reward: WrittenReward & Pick<GroupRewardRow, 'id' | 'groupId'>,
  assignees: Pick<AssigneeState, 'userId' | 'used'>[],
): Promise<void> {
  const { id, groupId } = reward
  const open = and(eq(groupRewards.groupId, groupId), isNull(groupRewards.archivedAt))
  await assertRoomIn(tx, groupRewards, open, { max: openItemsLimit })
  const now = clock.now()
  const row = { id, groupId, ...columnsOf(reward), createdAt: now, updatedAt: now }
  await refuseUsedIds(tx.insert(groupRewards).values(row), 'group_rewards_pkey')
  await assertGroupStorage(tx, groupId)
  if (assignees.length === 0) return
  await tx
    .insert(groupRewardAssignees)
    .values(
      assignees.map(({ userId, used }, place) => ({ rewardId: id, groupId, userId, used, place, updatedAt: now })),
    )
}
