import type { Queries } from '@questboard/db'
import { and, desc, eq, type SQL } from '@questboard/db/drizzle'
import { ledger, ledgerNotes, users } from '@questboard/db/schema'
import type { Reason } from '../ledger/schema.ts'
import type { RubyRow } from './schema.ts'

/** Rows of rubies of a membership, newest first, with who caused them and the words. */
export async function readRubyRows(
  on: Queries,
  membershipId: string,
  where: SQL | undefined,
  most: number,
): Promise<RubyRow[]> {
  const rows = await on
    .select({ row: ledger, note: ledgerNotes.note, name: users.name })
    .from(ledger)
    .leftJoin(ledgerNotes, eq(ledgerNotes.ledgerId, ledger.id))
    .leftJoin(users, eq(users.id, ledger.byUserId))
    .where(and(eq(ledger.membershipId, membershipId), where))
    .orderBy(desc(ledger.id))
    .limit(most)
  return rows.map(({ row: { id, amount, balance, reason, item, byUserId, createdAt }, note, name }) => ({
    ...{ id: String(id), amount, balance, item, note },
    // Text in the database, where only the ledger writes it.
    reason: reason as Reason,
    by: byUserId !== null && name !== null ? { userId: byUserId, name } : null,
    createdAt: createdAt.toISOString(),
  }))
}
