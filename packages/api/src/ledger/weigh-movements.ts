import { sql } from '@questboard/db/drizzle'
import type { UserContext } from '../kernel/context.ts'
import { arrayText } from '../kernel/table-of.ts'
import { rows } from '../kernel/transaction.ts'
import type { Currency } from './schema.ts'

/** How many are counted. With as many, an account is heavy: twenty years with ten completed tasks a day are fewer. */
const maxCounted = 100_000

/** What one counts for: responses that are made of many say nothing about how many were read. */
const bytesOfMovement = 6

/** Counts a response by the movements of the caller's balances that are read for it, which have no limit. */
export async function weighMovements(
  { services, db, userId }: Pick<UserContext, 'services' | 'db' | 'userId'>,
  currencies: readonly Currency[],
  since?: Date,
): Promise<void> {
  const [found] = await rows<{ counted: number }>(
    db,
    sql`
      select count(*)::int as counted from (
        select from ledger
        where owner_id = ${userId}::uuid and currency = any(${arrayText(currencies)}::text::text[])
          and created_at >= ${(since ?? new Date(0)).toISOString()}::timestamptz
        limit ${maxCounted}::int) read`,
  )
  services.queues.heavy.recordSize(userId, bytesOfMovement * (found?.counted ?? 0))
}
