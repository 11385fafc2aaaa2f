import type { Change } from './changes.ts'

type Update<Item> = { change: Change<Item> }

/**
 * Acts that the server has not answered yet. They are laid over what it has answered, in their order, and never
 * written into it: when one fails it is lifted, and what is then seen is exactly the truth with the others over it.
 */
export function createOptimisticUpdates<Item>() {
  const listeners = new Set<() => void>()
  let updates: readonly Update<Item>[] = []

  function set(next: readonly Update<Item>[]) {
    updates = next
    for (const listener of listeners) listener()
  }

  return {
    /** Lays a change over the items; the function that is returned lifts it again. */
    add(change: Change<Item>): () => void {
      const update = { change }
      set([...updates, update])
      return () => set(updates.filter((other) => other !== update))
    },
    /** The items as they will be when all of it has gone well. */
    applyTo: (items: Item[]): Item[] => updates.reduce((changed, { change }) => change(changed), items),
    clear: () => set([]),
    /** Another value after every change, for components to watch. */
    version: () => updates,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
