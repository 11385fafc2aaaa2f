import { and, eq, gte, sql } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Holds gems for something that is being generated. They stay in the visible balance, but cannot be spent otherwise.
 * @returns false, with nothing held, when too few gems are free
 *
 * Rules: AI generation.
 */
export async function holdGems(tx: Transaction, userId: string, gems: number): Promise<boolean> {
  const holders = await tx
    .update(users)
    .set({ gemsHeld: sql`${users.gemsHeld} + ${gems}` })
    .where(and(eq(users.id, userId), gte(sql`${users.gems} - ${users.gemsHeld}`, gems)))
    .returning({ id: users.id })
  return holders.length > 0
}

/** Ends a hold: the gems can be spent again, or charged by the next movement of this transaction. */
export async function releaseGems(tx: Transaction, userId: string, gems: number): Promise<void> {
  await tx
    .update(users)
    .set({ gemsHeld: sql`${users.gemsHeld} - ${gems}` })
    .where(eq(users.id, userId))
}
