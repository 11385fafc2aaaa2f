import { allEqual } from '@questboard/db/drizzle'
import { groupTaskStates } from '@questboard/db/schema'
import { transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Marks the group tasks of a locked player as changed: a holiday, which began or ended, decides what can be completed.
 */
export async function markStatesChanged(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(groupTaskStates)
    .set({ updatedAt: transactionTime(tx) })
    .where(allEqual(groupTaskStates, { userId, assigned: true }))
}
