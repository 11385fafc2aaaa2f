import { and, eq, isNotNull, or, sql } from '@questboard/db/drizzle'
import { groupRewardAssignees } from '@questboard/db/schema'
import { transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { assigneesOf, type GroupRewardWithAssignees } from './read-rewards.ts'

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
