import type { ReactNode } from 'react'
import { createStore } from './store.ts'

export type Dialog = {
  title: ReactNode
  /** Pixels, limited by the width of the window. */
  width?: number
  /** The app opened it, not the user: only its own buttons close it. */
  isPersistent?: boolean
  /** It is shown before the open dialog, which waits for it. */
  isFirst?: boolean
  render: (close: () => void) => ReactNode
}

export type OpenDialog = Dialog & { id: number; close: () => void }

/** The open dialog, and those that wait behind it. */
export const dialogQueue = createStore<readonly OpenDialog[]>([])

let lastId = 0

/** Opens a dialog, or queues it behind the open one unless it is the first. Resolves when it has closed. */
export function openDialog(dialog: Dialog): Promise<void> {
  return new Promise((resolve) => {
    const id = ++lastId
    const close = () => {
      dialogQueue.write(dialogQueue.read().filter((waiting) => waiting.id !== id))
      resolve()
    }
    const entry = { ...dialog, id, close }
    const queue = dialogQueue.read()
    dialogQueue.write(dialog.isFirst ? [entry, ...queue] : [...queue, entry])
  })
}

/** Closes open and queued dialogs, because their user has signed out. */
export function closeAllDialogs(): void {
  for (const dialog of dialogQueue.read()) dialog.close()
}
