import type { Currency } from './Amount.tsx'
import { focusedRow, focusRowIfLost } from './row-focus.ts'
import { createStore } from './store.ts'

/** The message about the last action, in the bar at the bottom of the window. */
export type Toast = {
  message: string
  /** The earnings of the user: a whole amount, of gold by default. */
  amount?: number
  currency?: Currency
  /** Undoes the action. */
  undo?: () => void
  /** How long it can be undone, if not for ten seconds. */
  seconds?: number
  /** The action failed. The toast stays until the user closes it; `again` retries. */
  problem?: { again?: () => void }
  /** Called when the toast closes without an undo, by timeout or because another one replaces it. */
  onGone?: () => void
}

export type ShownToast = Toast & {
  id: number
  /** The row that had the focus when the action started. */
  row: string | null
}

let lastId = 0

export const shownToast = createStore<ShownToast | null>(null)

/** Shows a toast in place of the previous one. Returns its id. */
export function showToast(toast: Toast): number {
  endToast()
  const id = ++lastId
  shownToast.write({ ...toast, id, row: focusedRow() })
  return id
}

/** Shows a toast without buttons, and announces it. */
export function showMessage(message: string): void {
  showToast({ message })
  announce(message)
}

/** Closes the visible toast, or only if it has the given id. */
export function endToast(id?: number): void {
  const toast = shownToast.read()
  if (!toast || (id !== undefined && toast.id !== id)) return
  shownToast.write(null)
  toast.onGone?.()
}

/** Shows a toast during and after a call. It closes if the call fails. */
export async function withToast(toast: Toast, call: (id: number) => Promise<unknown>): Promise<void> {
  const id = showToast(toast)
  try {
    await call(id)
  } catch (error) {
    endToast(id)
    throw error
  }
}

/** Undoes the action of the visible toast. */
export function undoToast(): void {
  const toast = shownToast.read()
  if (!toast?.undo) return
  shownToast.write(null)
  toast.undo()
  focusRowIfLost(toast.row)
}

/** Changes a toast that is still visible. */
export function updateToast(id: number, change: Partial<Toast>): void {
  const toast = shownToast.read()
  if (toast?.id === id) shownToast.write({ ...toast, ...change })
}

/** The number of calls that are being retried. */
export const retryCount = createStore(0)

/**
 * The last announcement for screen readers. A repeated text is announced again, because the counter changes its key.
 */
export const announcement = createStore({ text: '', times: 0 })

export function announce(text: string): void {
  announcement.write({ text, times: announcement.read().times + 1 })
}
