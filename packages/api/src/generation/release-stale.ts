import { and, asc, lte, sql } from '@questboard/db/drizzle'
import { generations } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { releaseHeld } from './hold.ts'

/** Held amounts in one round. */
const batchSize = 50

/**
 * Releases gems that a crashed server had held.
 * @returns whether there may be more to release now
 */
export async function releaseStale({ database, clock }: Services): Promise<boolean> {
  const stale = await database.queries
    .select({ id: generations.id })
    .from(generations)
    // A literal, as in the partial index: with a parameter, PostgreSQL would not use the index.
    .where(and(sql`${generations.status} = 'held'`, lte(generations.holdsUntil, clock.now())))
    .orderBy(asc(generations.holdsUntil))
    .limit(batchSize)
  // One by one, so a transaction never locks two players.
  for (const { id } of stale) await database.transaction((tx) => releaseHeld(tx, id))
  return stale.length === batchSize
}
