import { groupRewardAssignees } from '@questboard/db/schema'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Takes the group rewards of a locked player out of sight, with what was used and what is asked for, or gives them back.
 *
 * Specification: Accounts.
 */
export async function hideRewards(tx: Transaction, userId: string, hidden: boolean): Promise<void> {
  const { place, hiddenPlace } = groupRewardAssignees
  const kept = sql`coalesce(${place}, ${hiddenPlace})`
  await tx
    .update(groupRewardAssignees)
    .set(hidden ? { place: null, hiddenPlace: kept } : { place: kept, hiddenPlace: null })
    .where(and(eq(groupRewardAssignees.userId, userId), or(isNotNull(place), isNotNull(hiddenPlace))))
}
