import { allEqual, and, eq, gte, sql } from '@questboard/db/drizzle'
import { ledger } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'
import { penaltyReason } from './post-penalties.ts'

/** Whether the penalty of a row was reversed, because the player had been ill. */
const isReversed = sql`exists (
  select 1 from ledger reversed where reversed.reference = ledger.reference
    and reversed.reason = 'taskMissedReversed' and reversed.currency = 'gold' and reversed.owner_id = ledger.owner_id)`

/**
 * The penalty that a locked player paid for a cause, with the title of its item at that time, even if it was returned
 * since. Undefined if there was none, or it was reversed.
 */
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
        allEqual(ledger, { reference, reason: penaltyReason, currency: 'gold', ownerId: userId }),
        sql`not ${isReversed}`,
      ),
    )
  return row
}

/** A penalty that was neither returned nor reversed. */
export interface PaidPenalty {
  gold: number
  reference: string
  item: string | null
  createdAt: Date
}

/** The penalties of a locked player since an instant, oldest first. */
export function findPenalties(tx: Transaction, userId: string, since: Date): Promise<PaidPenalty[]> {
  const isReturned = sql`exists (
    select 1 from ledger returned where returned.reference = ledger.reference
      and returned.reason = 'penaltyReturned' and returned.currency = 'gold' and returned.owner_id = ledger.owner_id)`
  return tx
    .select({
      gold: sql<number>`-${ledger.amount}`,
      reference: ledger.reference,
      item: ledger.item,
      createdAt: ledger.createdAt,
    })
    .from(ledger)
    .where(
      and(
        allEqual(ledger, { ownerId: userId, currency: 'gold' }),
        gte(ledger.createdAt, since),
        eq(ledger.reason, penaltyReason),
        sql`not ${isReturned}`,
        sql`not ${isReversed}`,
      ),
    )
    .orderBy(ledger.id)
}
