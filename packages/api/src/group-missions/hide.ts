import { groupMissionStates } from '@questboard/db/schema'
import { and, eq, or } from 'drizzle-orm'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Takes the group missions of a locked player out of sight, with how far each is and what it asks for, or gives them back.
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
