import { allEqual } from '@questboard/db/drizzle'
import { ledger, ledgerNotes } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'
import { isNoteOfRow } from './notes.ts'

/** A movement that a leader made by hand. */
export interface ManualMovement {
  amount: number
  by: string | null
  note: string | null
  createdAt: Date
  isReversed: boolean
}

/**
 * The row of a player's membership with that id, if a leader gave or took its rubies by hand. The membership is locked.
 */
export async function findByHand(
  tx: Transaction,
  { id: membershipId, userId }: { id: string; userId: string },
  rowId: string,
): Promise<ManualMovement | undefined> {
  const reversal = allEqual(ledger, { reference: rowId, reason: 'rubiesReversed', currency: 'ruby', ownerId: userId })
  const [[found], reversals] = await Promise.all([
    tx
      .select({
        amount: ledger.amount,
        reason: ledger.reason,
        by: ledger.byUserId,
        createdAt: ledger.createdAt,
        note: ledgerNotes.note,
      })
      .from(ledger)
      .leftJoin(ledgerNotes, isNoteOfRow)
      .where(allEqual(ledger, { id: Number(rowId), ownerId: userId, membershipId })),
    tx.select({ id: ledger.id }).from(ledger).where(reversal),
  ])
  if (!found || (found.reason !== 'rubiesGiven' && found.reason !== 'rubiesTaken')) return undefined
  const { amount, by, note, createdAt } = found
  return { amount, by, note, createdAt, isReversed: reversals.length > 0 }
}
