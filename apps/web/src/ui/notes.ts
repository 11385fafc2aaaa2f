import type { Currency } from './Amount.tsx'
import { createCell } from './cell.ts'
import { focusedRow, focusRowIfLost } from './row-focus.ts'

/** What the bar at the foot of the window says of the last act. */
export type Note = {
  message: string
  /** What the act paid: a whole amount, of gold unless another currency is named. */
  gold?: number
  currency?: Currency
  /** Takes the act back. */
  undo?: () => void
  /** The act failed: it stays until it is answered. `again` repeats it. */
  problem?: { again?: () => void }
  /** The note has gone, by time or because another act took its place, and was not taken back. */
  onGone?: () => void
}

export type ShownNote = Note & {
  id: number
  /** The row that had the focus when the act was done. */
  row: string | null
}

let lastId = 0

export const shownNote = createCell<ShownNote | null>(null)

/** Shows a note in the place of the one before. */
export function showNote(note: Note): number {
  endNote()
  const id = ++lastId
  shownNote.write({ ...note, id, row: focusedRow() })
  return id
}

/** Ends the note that is shown, or only if it is still the one that is meant. */
export function endNote(id?: number): void {
  const note = shownNote.read()
  if (!note || (id !== undefined && note.id !== id)) return
  shownNote.write(null)
  note.onGone?.()
}

/** Takes back what the note that is shown tells of. */
export function undoNoted(): void {
  const note = shownNote.read()
  if (!note?.undo) return
  shownNote.write(null)
  note.undo()
  focusRowIfLost(note.row)
}

/** Changes the text of a note that is still shown. */
export function amendNote(id: number, change: Partial<Note>): void {
  const note = shownNote.read()
  if (note?.id === id) shownNote.write({ ...note, ...change })
}

/** How many acts are sent again, since no answer to them came. */
export const checking = createCell(0)

/** What was last said to those who do not see the screen; the number makes the same words news again. */
export const announcement = createCell({ words: '', times: 0 })

export function announce(words: string): void {
  announcement.write({ words, times: announcement.read().times + 1 })
}
