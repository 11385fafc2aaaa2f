import type { ReactNode } from 'react'

export type Dialog = {
  title: ReactNode
  /** Pixels, limited by the width of the window. */
  width?: number
  /** Nothing is written in it: a click outside and Escape close it. On a phone it is at the bottom of the window. */
  isSheet?: boolean
  render: (close: () => void) => ReactNode
}

export type OpenDialog = Dialog & { id: number; close: () => void }

const listeners = new Set<() => void>()
let queue: readonly OpenDialog[] = []
let lastId = 0

/** Opens a dialog, or queues it behind the open one. Only its own buttons close it. Resolves when it has closed. */
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

/** Closes open and queued dialogs, because their user has signed out. */
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
