import { and, eq, isNotNull, or, sql } from '@questboard/db/drizzle'
import { groupRewardAssignees } from '@questboard/db/schema'
import { instantOf } from '../kernel/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Hides or shows the group rewards of a locked player, with their uses and open requests.
 *
 * Specification: Accounts.
 */
export async function hideRewards(tx: Transaction, userId: string, hidden: boolean): Promise<void> {
  const { place, hiddenPlace } = groupRewardAssignees
  const kept = sql`coalesce(${place}, ${hiddenPlace})`
  await tx
    .update(groupRewardAssignees)
    .set({
      ...(hidden ? { place: null, hiddenPlace: kept } : { place: kept, hiddenPlace: null }),
      updatedAt: instantOf(tx),
    })
    .where(and(eq(groupRewardAssignees.userId, userId), or(isNotNull(place), isNotNull(hiddenPlace))))
}
