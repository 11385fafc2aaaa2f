import { allEqual } from '@questboard/db/drizzle'
import { groupTaskStates } from '@questboard/db/schema'
import { transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Says that the group tasks of a locked player changed: a holiday, which began or ended, decides what can be completed.
 */
export async function touchStates(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(groupTaskStates)
    .set({ updatedAt: transactionTime(tx) })
    .where(allEqual(groupTaskStates, { userId, assigned: true }))
}
