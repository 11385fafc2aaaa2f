import { allEqual } from '@questboard/db/drizzle'
import { ledger, ledgerNotes } from '@questboard/db/schema'

/** Joins the note of a leader to an entry of the ledger. */
export const isNoteOfRow = allEqual(ledgerNotes, { ledgerId: ledger.id, ownerId: ledger.ownerId })
