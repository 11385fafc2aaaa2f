import type { Currency } from './Amount.tsx'
import { focusedRow, focusRowIfLost } from './row-focus.ts'
import { createStore } from './store.ts'

/** What the bar at the foot of the window says of the last act. */
export type Toast = {
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

export type ShownToast = Toast & {
  id: number
  /** The row that had the focus when the act was done. */
  row: string | null
}

let lastId = 0

export const shownToast = createStore<ShownToast | null>(null)

/** Shows a note in the place of the one before. */
export function showToast(toast: Toast): number {
  endToast()
  const id = ++lastId
  shownToast.write({ ...toast, id, row: focusedRow() })
  return id
}

/** Ends the note that is shown, or only if it is still the one that is meant. */
export function endToast(id?: number): void {
  const toast = shownToast.read()
  if (!toast || (id !== undefined && toast.id !== id)) return
  shownToast.write(null)
  toast.onGone?.()
}

/** Takes back what the note that is shown tells of. */
export function undoToast(): void {
  const toast = shownToast.read()
  if (!toast?.undo) return
  shownToast.write(null)
  toast.undo()
  focusRowIfLost(toast.row)
}

/** Changes the text of a note that is still shown. */
export function updateToast(id: number, change: Partial<Toast>): void {
  const toast = shownToast.read()
  if (toast?.id === id) shownToast.write({ ...toast, ...change })
}

/** How many acts are sent again, since no answer to them came. */
export const retryCount = createStore(0)

/** What was last said to those who do not see the screen; the number makes the same words news again. */
export const announcement = createStore({ words: '', times: 0 })

export function announce(words: string): void {
  announcement.write({ words, times: announcement.read().times + 1 })
}
