import { lte, sql } from '@questboard/db/drizzle'
import { idempotencyKeys } from '@questboard/db/schema'
import type { Services } from '../context.ts'
import { responseLifetimeMs } from './once.ts'

/** How many rows one statement changes, so that it holds locks only briefly. */
const batchSize = 1000

/** Deletes stored responses older than a day, and the keys of calls whose server has given up. Other keys stay used. */
export async function sweepIdempotencyKeys({ database, clock }: Services): Promise<void> {
  const { queries } = database
  const now = clock.now()
  const before = new Date(now.getTime() - responseLifetimeMs).toISOString()
  for (let forgotten = batchSize; forgotten === batchSize; ) {
    const rows = await database.rows(
      queries,
      sql`update idempotency_keys set answer = null where (user_id, key) in (
        select user_id, key from idempotency_keys
        where answer is not null and created_at <= ${before}::timestamptz
        order by created_at limit ${batchSize} for update skip locked)
      returning key`,
    )
    forgotten = rows.length
  }
  await queries.delete(idempotencyKeys).where(lte(idempotencyKeys.runningUntil, now))
}
