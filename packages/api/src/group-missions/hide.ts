import { groupMissionStates } from '@questboard/db/schema'
import { and, eq, or } from 'drizzle-orm'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Hides or shows the group missions of a locked player, with their progress and open requests.
 *
 * Specification: Accounts.
 */
export async function hideMissions(tx: Transaction, userId: string, hidden: boolean): Promise<void> {
  const { assigned, hidden: taken } = groupMissionStates
  await tx
    .update(groupMissionStates)
    .set({ assigned: !hidden, hidden })
    .where(and(eq(groupMissionStates.userId, userId), or(eq(assigned, true), eq(taken, true))))
}
