import type { Change } from './changes.ts'

type Update<Item> = { change: Change<Item> }

/**
 * Updates of mutations without a response. They are applied to the cached items in order and never stored in them, so
 * removing the update of a failed mutation leaves exactly the server's state plus the others.
 */
export function createOptimisticUpdates<Item>() {
  const listeners = new Set<() => void>()
  let updates: readonly Update<Item>[] = []

  function set(next: readonly Update<Item>[]) {
    updates = next
    for (const listener of listeners) listener()
  }

  return {
    /** Adds an update. The returned function removes it. */
    add(change: Change<Item>): () => void {
      const update = { change }
      set([...updates, update])
      return () => set(updates.filter((other) => other !== update))
    },
    /** Returns the items with all updates applied. */
    applyTo: (items: Item[]): Item[] => updates.reduce((changed, { change }) => change(changed), items),
    clear: () => set([]),
    /** A value that changes with every update, for `useSyncExternalStore`. */
    version: () => updates,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
