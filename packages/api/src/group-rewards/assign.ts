import { and, eq, notInArray, sql } from '@questboard/db/drizzle'
import { groupRewardAssignees } from '@questboard/db/schema'
import { transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { forgetUses } from '../promises/follow-reward.ts'
import { assigneesOf, type GroupRewardRow } from './read-rewards.ts'

type RewardId = Pick<GroupRewardRow, 'id' | 'groupId'>

/** Assigns a reward to exactly these players. Uses of previous assignees are kept. */
export async function assignReward(tx: Transaction, reward: RewardId, userIds: string[]): Promise<void> {
  const { id: rewardId, groupId } = reward
  await tx
    .update(groupRewardAssignees)
    .set({ place: null, updatedAt: transactionTime(tx) })
    .where(and(assigneesOf(reward), notInArray(groupRewardAssignees.userId, userIds)))
  if (userIds.length === 0) return
  await tx
    .insert(groupRewardAssignees)
    .values(userIds.map((userId, place) => ({ rewardId, groupId, userId, place, updatedAt: transactionTime(tx) })))
    .onConflictDoUpdate({
      target: [groupRewardAssignees.rewardId, groupRewardAssignees.userId, groupRewardAssignees.groupId],
      set: { place: sql`excluded.place`, updatedAt: sql`excluded.updated_at` },
    })
}

/** Unassigns a reward from one player. */
export async function unassignReward(tx: Transaction, reward: RewardId, userId: string): Promise<void> {
  await tx
    .update(groupRewardAssignees)
    .set({ place: null, updatedAt: transactionTime(tx) })
    .where(and(assigneesOf(reward), eq(groupRewardAssignees.userId, userId)))
}

/** Resets the uses of a reward, including those of former assignees. */
export async function clearUses(tx: Transaction, reward: RewardId): Promise<void> {
  await tx
    .update(groupRewardAssignees)
    .set({ used: 0, updatedAt: transactionTime(tx) })
    .where(assigneesOf(reward))
  await forgetUses(tx, reward)
}
