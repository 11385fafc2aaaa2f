import { ledger } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../kernel/transaction.ts'
import { penaltyReason } from './post-penalties.ts'

/** The gold that a penalty took of a locked player; 0 when there was none. */
export async function findPenalty(tx: Transaction, userId: string, reference: string): Promise<number> {
  const [row] = await tx
    .select({ amount: ledger.amount })
    .from(ledger)
    .where(
      and(
        ...[eq(ledger.reference, reference), eq(ledger.reason, penaltyReason), eq(ledger.currency, 'gold')],
        eq(ledger.userId, userId),
      ),
    )
  return row ? -row.amount : 0
}
