import { generations } from '@questboard/db/schema'
import { and, asc, lte, sql } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'
import { releaseHeld } from './hold.ts'

const atOnce = 50

/**
 * Releases gems that are held for what a server that is no more had begun.
 * @returns whether there may be more to do at once
 */
export async function releaseStale({ database, clock }: Services): Promise<boolean> {
  const stale = await database.queries
    .select({ id: generations.id })
    .from(generations)
    // Written out, as it stands in the index of what is held: a parameter could be anything.
    .where(and(sql`${generations.status} = 'held'`, lte(generations.holdsUntil, clock.now())))
    .orderBy(asc(generations.holdsUntil))
    .limit(atOnce)
  // One at a time, so that no two players are locked together.
  for (const { id } of stale) await database.transaction((tx) => releaseHeld(tx, id))
  return stale.length === atOnce
}
