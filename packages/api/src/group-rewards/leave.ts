import { groupRewardAssignees, groupRewards } from '@questboard/db/schema'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../kernel/transaction.ts'
import type { MemberRemoval } from '../member-removal.ts'
import { withdraw } from '../notifications/notify.ts'
import { requestSource } from './request-source.ts'

/**
 * Takes all rewards of a group from who leaves it, and ends the open requests. What was used stays used, should the
 * player come back and be given them again.
 *
 * Specification: Groups.
 */
export async function leaveRewards(tx: Transaction, { groupId, userId }: MemberRemoval): Promise<void> {
  const rewards = tx.select({ id: groupRewards.id }).from(groupRewards).where(eq(groupRewards.groupId, groupId))
  const { rewardId, requestedAt, userId: assignee } = groupRewardAssignees
  const own = and(eq(assignee, userId), inArray(rewardId, rewards))
  const asked = await tx
    .select({ rewardId })
    .from(groupRewardAssignees)
    .where(and(own, isNotNull(requestedAt)))
  await Promise.all([
    tx.update(groupRewardAssignees).set({ place: null, requestedAt: null }).where(own),
    withdraw(tx, ...asked.map((request) => requestSource(request.rewardId, userId))),
  ])
}
