import { groupTaskStates } from '@questboard/db/schema'
import { and, eq, or } from 'drizzle-orm'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Hides the group tasks of a locked player with their progress and requests, or shows them again.
 * | Specification: Accounts.
 */
export async function hideTasks(tx: Transaction, userId: string, hidden: boolean): Promise<void> {
  const { assigned, hidden: taken } = groupTaskStates
  await tx
    .update(groupTaskStates)
    .set({ assigned: !hidden, hidden })
    .where(and(eq(groupTaskStates.userId, userId), or(eq(assigned, true), eq(taken, true))))
}
