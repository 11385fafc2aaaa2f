import type { Queries } from '@questboard/db'
import { asc, eq } from '@questboard/db/drizzle'
import { ledger } from '@questboard/db/schema'
import { shownReference } from './rules.ts'
import type { Reason } from './schema.ts'

/** All movements of a user, oldest first; those of rubies with their group. */
export async function readAllMovements(on: Queries, userId: string) {
  const { currency, groupId, amount, balance, reason, reference, callId, createdAt } = ledger
  const found = await on
    .select({ currency, groupId, amount, balance, reason, reference, callId, createdAt })
    .from(ledger)
    .where(eq(ledger.userId, userId))
    .orderBy(asc(ledger.id))
  return found.map(({ callId, reference, ...row }) => ({
    ...row,
    // Text in the database, written by this folder only.
    reason: row.reason as Reason,
    reference: shownReference({ callId, reference }),
    createdAt: row.createdAt.toISOString(),
  }))
}
