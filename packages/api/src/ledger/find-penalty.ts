import { allEqual, and, eq, gte, inArray, notInArray, sql } from '@questboard/db/drizzle'
import { ledger } from '@questboard/db/schema'
import { dayMs } from '../kernel/clock.ts'
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
 * The task and the due day of each penalty that the completion of a current occurrence returned since an instant. Its
 * row has the reference of the completion, `TASK:POSTING`, and the due day. Reopening is the next posting, and may have
 * taken all of it back.
 *
 * It depends on no row of the statement around it and joins nothing, so it is fast without statistics of the table, too.
 */
const returnedWithCompletion = (userId: string, since: Date) => sql`
  select task, max(due_on)::text
  from (
    select split_part(reference, ':', 1) as task, due_on, amount,
      split_part(reference, ':', 2)::bigint - (reason = 'taskReopened')::int as completion
    from ledger
    where owner_id = ${userId}::uuid and currency = 'gold' and created_at >= ${since.toISOString()}::timestamptz
      and reason in ('penaltyReturned', 'taskCompleted', 'taskReopened') and reference ~ '^[^:]+:[0-9]+$'
  ) posted
  group by task, completion
  having max(due_on) is not null and sum(amount) > 0`

/** By how much a clock that was ahead may have been set back between a penalty and its return. */
const clockMarginMs = 7 * dayMs

/** The penalties of a locked player since an instant, oldest first. What was returned was returned after them. */
export function findPenalties(tx: Transaction, userId: string, since: Date): Promise<PaidPenalty[]> {
  const returnedSince = new Date(since.getTime() - clockMarginMs)
  const isOwn = allEqual(ledger, { ownerId: userId, currency: 'gold' })
  const returned = tx
    .select({ reference: ledger.reference })
    .from(ledger)
    .where(
      and(
        isOwn,
        gte(ledger.createdAt, returnedSince),
        inArray(ledger.reason, ['penaltyReturned', 'taskMissedReversed']),
      ),
    )
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
        isOwn,
        gte(ledger.createdAt, since),
        eq(ledger.reason, penaltyReason),
        notInArray(ledger.reference, returned),
        sql`(split_part(${ledger.reference}, ':', 1), split_part(${ledger.reference}, ':', 3))
          not in (${returnedWithCompletion(userId, returnedSince)})`,
      ),
    )
    .orderBy(ledger.id)
}
