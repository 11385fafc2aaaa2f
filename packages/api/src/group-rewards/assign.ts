import { and, eq, notInArray, sql } from '@questboard/db/drizzle'
import { groupRewardAssignees } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'
import { forgetUses } from '../promises/follow-reward.ts'

/** Assigns a reward to exactly these players. Uses of previous assignees are kept. */
export async function assignReward(tx: Transaction, rewardId: string, userIds: string[]): Promise<void> {
  await tx
    .update(groupRewardAssignees)
    .set({ place: null })
    .where(and(eq(groupRewardAssignees.rewardId, rewardId), notInArray(groupRewardAssignees.userId, userIds)))
  await tx
    .insert(groupRewardAssignees)
    .values(userIds.map((userId, place) => ({ rewardId, userId, place })))
    .onConflictDoUpdate({
      target: [groupRewardAssignees.rewardId, groupRewardAssignees.userId],
      set: { place: sql`excluded.place` },
    })
}

/** Unassigns a reward from one player. */
export async function takeReward(tx: Transaction, rewardId: string, userId: string): Promise<void> {
  await tx
    .update(groupRewardAssignees)
    .set({ place: null })
    .where(and(eq(groupRewardAssignees.rewardId, rewardId), eq(groupRewardAssignees.userId, userId)))
}

/** Resets the uses of a reward, also for former assignees. */
export async function clearUses(tx: Transaction, rewardId: string): Promise<void> {
  await tx.update(groupRewardAssignees).set({ used: 0 }).where(eq(groupRewardAssignees.rewardId, rewardId))
  await forgetUses(tx, rewardId)
}
