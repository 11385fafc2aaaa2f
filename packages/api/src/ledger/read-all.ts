import type { Queries } from '@questboard/db'
import { asc, eq } from '@questboard/db/drizzle'
import { ledger, ledgerNotes, users } from '@questboard/db/schema'
import { isNoteOfRow } from './notes.ts'
import { reasonOf, shownReference } from './rules.ts'

/**
 * All movements of a user, oldest first; those of rubies with their group, the leader who caused them, and the note.
 */
export async function readAllMovements(queries: Queries, userId: string) {
  const { currency, groupId, amount, balance, reason, reference, callId, createdAt, byUserId } = ledger
  const found = await queries
    .select({
      currency,
      groupId,
      amount,
      balance,
      reason,
      reference,
      callId,
      createdAt,
      byUserId,
      byName: users.name,
      note: ledgerNotes.note,
    })
    .from(ledger)
    .leftJoin(ledgerNotes, isNoteOfRow)
    .leftJoin(users, eq(users.id, ledger.byUserId))
    .where(eq(ledger.ownerId, userId))
    .orderBy(asc(ledger.id))
  return found.map(({ callId, reference, byUserId, byName, ...row }) => ({
    ...row,
    reason: reasonOf(row.reason),
    reference: shownReference({ callId, reference }),
    by: byUserId !== null && byName !== null ? { userId: byUserId, name: byName } : null,
    createdAt: row.createdAt.toISOString(),
  }))
}
