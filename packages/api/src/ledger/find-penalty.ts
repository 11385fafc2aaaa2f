import { and, eq, sql } from '@questboard/db/drizzle'
import { ledger } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'
import { penaltyReason } from './post-penalties.ts'

/** The penalty that a locked player paid, and the title of its item at that time; undefined without one. */
export async function findPenalty(
  tx: Transaction,
  userId: string,
  reference: string,
): Promise<{ gold: number; item: string | null } | undefined> {
  const [row] = await tx
    .select({ gold: sql<number>`-${ledger.amount}`, item: ledger.item })
    .from(ledger)
    .where(
      and(
        ...[eq(ledger.reference, reference), eq(ledger.reason, penaltyReason), eq(ledger.currency, 'gold')],
        eq(ledger.userId, userId),
      ),
    )
  return row
}
