import { createStore } from '../../ui/store.ts'
import type { Change } from './changes.ts'

/**
 * Updates of mutations without a response. They are applied to the cached items in order and never stored in them, so
 * removing the update of a failed mutation leaves exactly the server's state plus the others.
 */
export function createOptimisticUpdates<Item>() {
  const updates = createStore<readonly { change: Change<Item> }[]>([])

  return {
    /** Adds an update. The returned function removes it. */
    add(change: Change<Item>): () => void {
      const update = { change }
      updates.write([...updates.read(), update])
      return () => updates.write(updates.read().filter((other) => other !== update))
    },
    /** Returns the items with all updates applied. */
    applyTo: (items: Item[]): Item[] => updates.read().reduce((changed, { change }) => change(changed), items),
    clear: () => updates.write([]),
    /** A value that changes with every update, for `useSyncExternalStore`. */
    version: updates.read,
    subscribe: updates.subscribe,
  }
}
