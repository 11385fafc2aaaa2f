import { lte, sql } from '@questboard/db/drizzle'
import { idempotencyKeys } from '@questboard/db/schema'
import type { Services } from '../context.ts'
import { inBatches } from '../in-batches.ts'
import { responseLifetimeMs } from './once.ts'

/** How many rows one statement changes. */
const batchSize = 1000

/** Deletes stored responses older than a day, and the keys of calls whose server has given up. Other keys stay used. */
export async function sweepIdempotencyKeys(services: Services): Promise<void> {
  const { database, clock } = services
  const now = clock.now()
  const before = new Date(now.getTime() - responseLifetimeMs).toISOString()
  await inBatches(
    services,
    (limit) => sql`
    update idempotency_keys set answer = null where (user_id, key) in (
      select user_id, key from idempotency_keys
      where answer is not null and created_at <= ${before}::timestamptz
      order by created_at limit ${limit} for update skip locked)
    returning key`,
    batchSize,
  )
  await database.queries.delete(idempotencyKeys).where(lte(idempotencyKeys.runningUntil, now))
}
