import { and, eq, or } from '@questboard/db/drizzle'
import type { groupMissionStates, groupTaskStates } from '@questboard/db/schema'
import { transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Hides the group tasks or missions of a locked player with their progress and requests, or shows them again.
 *
 * Rules: Accounts.
 */
export async function hideItems(
  tx: Transaction,
  states: typeof groupTaskStates | typeof groupMissionStates,
  userId: string,
  { hidden }: { hidden: boolean },
): Promise<void> {
  await tx
    .update(states)
    .set({ assigned: !hidden, hidden, updatedAt: transactionTime(tx) })
    .where(and(eq(states.userId, userId), or(eq(states.assigned, true), eq(states.hidden, true))))
}
