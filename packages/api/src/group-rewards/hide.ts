import { and, eq, isNotNull, or, sql } from '@questboard/db/drizzle'
import { groupRewardAssignees } from '@questboard/db/schema'
import { requestSource } from '../group-items/request-source.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { withdrawNotifications } from '../notifications/notify.ts'
import { assigneesOf, type GroupRewardRow, type GroupRewardWithAssignees } from './read-rewards.ts'

/** Whether a reward has an assignee whose account waits for deletion. The reward is theirs again if they come back. */
export async function hasHiddenAssignee(tx: Transaction, reward: GroupRewardWithAssignees): Promise<boolean> {
  const { userId, hiddenPlace } = groupRewardAssignees
  const hidden = await tx
    .select({ userId })
    .from(groupRewardAssignees)
    .where(and(assigneesOf(reward), isNotNull(hiddenPlace)))
    .limit(1)
  return hidden.length > 0
}

/**
 * Ends the open requests of assignees whose accounts wait for deletion: they did not ask for a reward at these terms.
 */
export async function endHiddenRequests(
  tx: Transaction,
  reward: Pick<GroupRewardRow, 'id' | 'groupId'>,
): Promise<void> {
  const { userId, hiddenPlace, requestedAt } = groupRewardAssignees
  const ended = await tx
    .update(groupRewardAssignees)
    .set({ requestedAt: null, updatedAt: transactionTime(tx) })
    .where(and(assigneesOf(reward), isNotNull(hiddenPlace), isNotNull(requestedAt)))
    .returning({ userId })
  await withdrawNotifications(tx, ...userIdsOf(ended).map((id) => requestSource('reward', reward.id, id)))
}

/**
 * Hides or shows the group rewards of a locked player, with their uses and open requests.
 *
 * Rules: Accounts.
 */
export async function hideRewards(tx: Transaction, userId: string, { hidden }: { hidden: boolean }): Promise<void> {
  const { place, hiddenPlace } = groupRewardAssignees
  const ownPlace = sql`coalesce(${place}, ${hiddenPlace})`
  await tx
    .update(groupRewardAssignees)
    .set({
      ...(hidden ? { place: null, hiddenPlace: ownPlace } : { place: ownPlace, hiddenPlace: null }),
      updatedAt: transactionTime(tx),
    })
    .where(and(eq(groupRewardAssignees.userId, userId), or(isNotNull(place), isNotNull(hiddenPlace))))
}
