import { lte } from '@questboard/db/drizzle'
import { deeds } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { listedSince } from './rules.ts'

/** Deletes deeds that were answered or withdrawn so long ago that they are not listed any more. */
export async function sweepDeeds({ database: { queries }, clock }: Services): Promise<void> {
  await queries.delete(deeds).where(lte(deeds.closedAt, listedSince(clock.now())))
}
