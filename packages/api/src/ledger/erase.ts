import { ledger } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../kernel/transaction.ts'

/** Erases what a user's movements were, with the account: behind the player's lock nobody writes another one. */
export async function eraseMovements(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(ledger).where(eq(ledger.userId, userId))
}
