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

/**
 * Whether the completion of a task's current occurrence returned the penalty. Its row has the reference of the
 * completion and the due day of the occurrence. Reopening, the next posting, may have taken all of it back.
 */
const isReturnedWithCompletion = sql`exists (
  select 1 from ledger returned where returned.owner_id = ledger.owner_id and returned.currency = 'gold'
    and returned.created_at >= ledger.created_at and returned.reason = 'penaltyReturned'
    and returned.reference ~ '^[^:]+:[0-9]+$'
    and split_part(returned.reference, ':', 1) = split_part(ledger.reference, ':', 1)
    and returned.due_on::text = split_part(ledger.reference, ':', 3)
    and not exists (
      select 1 from ledger back where back.owner_id = returned.owner_id and back.currency = 'gold'
        and back.reason = 'taskReopened'
        and back.reference = split_part(returned.reference, ':', 1) || ':'
          || (split_part(returned.reference, ':', 2)::bigint + 1)
        and -back.amount >= (
          select sum(paid.amount) from ledger paid where paid.owner_id = returned.owner_id and paid.currency = 'gold'
            and paid.reference = returned.reference and paid.reason in ('penaltyReturned', 'taskCompleted'))))`

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
        sql`not ${isReturnedWithCompletion}`,
        sql`not ${isReversed}`,
      ),
    )
    .orderBy(ledger.id)
}
