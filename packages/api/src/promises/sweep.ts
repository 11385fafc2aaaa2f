import { lte } from '@questboard/db/drizzle'
import { promises } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { listedSince } from './rules.ts'

/**
 * Deletes promises that are not listed any more.
 *
 * Rules: Vouchers.
 */
export async function sweepPromises({ database, clock }: Services): Promise<void> {
  await database.queries.delete(promises).where(lte(promises.closedAt, listedSince(clock.now())))
}
