import type { ReactNode } from 'react'

export type Dialog = {
  title: ReactNode
  /** Pixels; the window's width is the limit. */
  width?: number
  render: (close: () => void) => ReactNode
}

export type OpenDialog = Dialog & { id: number; close: () => void }

const listeners = new Set<() => void>()
let queue: readonly OpenDialog[] = []
let lastId = 0

/**
 * Opens a dialog, or lets it wait behind the one that is open: one is visible at a time, and only its own buttons close
 * it. The promise is kept when it has closed.
 */
export function openDialog(dialog: Dialog): Promise<void> {
  return new Promise((resolve) => {
    const id = ++lastId
    const close = () => {
      if (!queue.some((waiting) => waiting.id === id)) return
      setQueue(queue.filter((waiting) => waiting.id !== id))
      resolve()
    }
    setQueue([...queue, { ...dialog, id, close }])
  })
}

/** Closes whatever is open or waits: the person it was meant for is gone. */
export function closeAllDialogs(): void {
  for (const dialog of queue) dialog.close()
}

export const dialogQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  first: (): OpenDialog | null => queue[0] ?? null,
}

function setQueue(next: readonly OpenDialog[]): void {
  queue = next
  for (const listener of listeners) listener()
}
