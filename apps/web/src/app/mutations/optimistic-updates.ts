import type { Change } from './changes.ts'

type Act<Item> = { change: Change<Item> }

/**
 * Acts that the server has not answered yet. They are laid over what it has answered, in their order, and never
 * written into it: when one fails it is lifted, and what is then seen is exactly the truth with the others over it.
 */
export function createOptimisticUpdates<Item>() {
  const listeners = new Set<() => void>()
  let acts: readonly Act<Item>[] = []

  function set(next: readonly Act<Item>[]) {
    acts = next
    for (const listener of listeners) listener()
  }

  return {
    /** Lays a change over the items; the function that is returned lifts it again. */
    lay(change: Change<Item>): () => void {
      const act = { change }
      set([...acts, act])
      return () => set(acts.filter((other) => other !== act))
    },
    /** The items as they will be when all of it has gone well. */
    over: (items: Item[]): Item[] => acts.reduce((changed, { change }) => change(changed), items),
    clear: () => set([]),
    /** Another value after every change, for components to watch. */
    version: () => acts,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
