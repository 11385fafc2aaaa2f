import { and, eq, isNotNull, or, sql } from '@questboard/db/drizzle'
import { groupRewardAssignees } from '@questboard/db/schema'
import { transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'

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
