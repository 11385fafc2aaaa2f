import { allEqual } from '@questboard/db/drizzle'
import { ledger, ledgerNotes } from '@questboard/db/schema'

/** Joins the words of a leader to a row of the ledger. */
export const isNoteOfRow = allEqual(ledgerNotes, { ledgerId: ledger.id, ownerId: ledger.ownerId })
