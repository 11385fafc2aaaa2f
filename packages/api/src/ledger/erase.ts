import { eq } from '@questboard/db/drizzle'
import { ledger } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'

/** Erases a user's movements with the account. The player is locked, so no other movement is written. */
export async function eraseMovements(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(ledger).where(eq(ledger.ownerId, userId))
}
