import type { Queries } from '@questboard/db'
import { allEqual, and, asc, eq, isNull } from '@questboard/db/drizzle'
import { ledger, ledgerNotes, memberships } from '@questboard/db/schema'
import { isNoteOfRow } from './notes.ts'
import { reasonOf } from './rules.ts'

/** All movements of rubies of the members of a group, oldest first. */
export async function readRubiesOfGroup(queries: Queries, groupId: string) {
  const { amount, balance, reason, item, byUserId, createdAt } = ledger
  const found = await queries
    .select({ userId: memberships.userId, amount, balance, reason, item, byUserId, note: ledgerNotes.note, createdAt })
    .from(memberships)
    .innerJoin(
      ledger,
      allEqual(ledger, {
        ownerId: memberships.userId,
        currency: 'ruby',
        membershipId: memberships.id,
        groupId: memberships.groupId,
      }),
    )
    .leftJoin(ledgerNotes, isNoteOfRow)
    .where(and(eq(memberships.groupId, groupId), isNull(memberships.hiddenAt)))
    .orderBy(asc(ledger.id))
  return found.map((row) => ({
    ...row,
    reason: reasonOf(row.reason),
    createdAt: row.createdAt.toISOString(),
  }))
}
