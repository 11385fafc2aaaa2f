import { statement } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import { groupPawns } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'

const count = statement<{ membershipId: string; steps: number }>()((queries, given) =>
  queries
    .insert(groupPawns)
    .values({ membershipId: given('membershipId'), steps: given('steps') })
    .onConflictDoUpdate({
      target: groupPawns.membershipId,
      set: { steps: sql`${groupPawns.steps} + excluded.steps` },
    }),
)

/** Moves a member's pawn on the board of the group. Steps are never taken back. */
export async function countSteps(tx: Transaction, membershipId: string, steps: number): Promise<void> {
  if (steps > 0) await count(tx, { membershipId, steps })
}
