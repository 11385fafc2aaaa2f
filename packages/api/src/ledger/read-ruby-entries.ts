import type { Queries } from '@questboard/db'
import { allEqual, and, desc, eq, lt, sql } from '@questboard/db/drizzle'
import { ledger, ledgerNotes, users } from '@questboard/db/schema'
import { isNoteOfRow } from './notes.ts'
import { reasonOf } from './rules.ts'
import type { Reason, RubyEntry } from './schema.ts'

/** Which rows of a membership are read: those older than one, or the one of a cause. */
interface RubyRowFilter {
  before?: string | undefined
  cause?: { reference: string; reason: Reason }
  limit: number
}

/** Whether a leader took back a row that was given by hand. */
const isReversed = sql<boolean>`(${ledger.reason} in ('rubiesGiven', 'rubiesTaken') and exists (
  select from ledger reversal
  where reversal.reference = ledger.id::text and reversal.reason = 'rubiesReversed' and reversal.currency = 'ruby'
    and reversal.owner_id = ledger.owner_id))`

/** The entries of rubies of a membership, newest first, with the user who caused each, and the note. */
export async function readRubyEntries(
  queries: Queries,
  membershipId: string,
  { before, cause, limit }: RubyRowFilter,
): Promise<RubyEntry[]> {
  const older = before === undefined ? undefined : lt(ledger.id, Number(before))
  const ofCause = cause && allEqual(ledger, { reference: cause.reference, reason: cause.reason })
  const rows = await queries
    .select({ row: ledger, note: ledgerNotes.note, name: users.name, reversed: isReversed })
    .from(ledger)
    .leftJoin(ledgerNotes, isNoteOfRow)
    .leftJoin(users, eq(users.id, ledger.byUserId))
    .where(and(eq(ledger.membershipId, membershipId), older, ofCause))
    .orderBy(desc(ledger.id))
    .limit(limit)
  return rows.map(({ row: { id, amount, balance, reason, item, byUserId, createdAt }, note, name, reversed }) => ({
    id: String(id),
    amount,
    balance,
    item,
    note,
    reason: reasonOf(reason),
    by: byUserId !== null && name !== null ? { userId: byUserId, name } : null,
    reversed,
    createdAt: createdAt.toISOString(),
  }))
}
