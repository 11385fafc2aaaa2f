import type { Queries } from '@questboard/db'
import { allEqual, and, desc, eq } from '@questboard/db/drizzle'
import { ledger } from '@questboard/db/schema'
import { countRows } from '../kernel/limits/count-rows.ts'
import type { Currency, Reason } from './schema.ts'

/** A page of the movements of one currency of a user, newest first, and their total number. */
export async function findEntries(
  queries: Queries,
  { userId, currency, reason }: { userId: string; currency: Currency; reason?: Reason | undefined },
  { page, limit }: { page: number; limit: number },
): Promise<{ entries: (typeof ledger.$inferSelect)[]; totalCount: number }> {
  const wanted = and(
    allEqual(ledger, { ownerId: userId, currency }),
    reason === undefined ? undefined : eq(ledger.reason, reason),
  )
  const [entries, totalCount] = await Promise.all([
    queries
      .select()
      .from(ledger)
      .where(wanted)
      .orderBy(desc(ledger.createdAt), desc(ledger.id))
      .limit(limit)
      .offset((page - 1) * limit),
    countRows(queries, ledger, wanted),
  ])
  return { entries, totalCount }
}
