import { and, eq, isNotNull } from '@questboard/db/drizzle'
import { groupRewardAssignees } from '@questboard/db/schema'
import { requestSource } from '../group-items/request-source.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { MemberRemoval } from '../member-removal.ts'
import { withdrawNotifications } from '../notifications/notify.ts'

/**
 * Unassigns all rewards of a group from a leaving member, and ends the open requests. Uses are kept in case the player
 * returns.
 *
 * Rules: Groups.
 */
export async function removeMemberFromRewards(tx: Transaction, { groupId, userId, at }: MemberRemoval): Promise<void> {
  const { rewardId, requestedAt, userId: assignee, groupId: ofGroup } = groupRewardAssignees
  const isOwn = and(eq(assignee, userId), eq(ofGroup, groupId))
  const requests = await tx
    .select({ rewardId })
    .from(groupRewardAssignees)
    .where(and(isOwn, isNotNull(requestedAt)))
  await Promise.all([
    tx.update(groupRewardAssignees).set({ place: null, requestedAt: null, updatedAt: at }).where(isOwn),
    withdrawNotifications(tx, ...requests.map((request) => requestSource('reward', request.rewardId, userId))),
  ])
}
