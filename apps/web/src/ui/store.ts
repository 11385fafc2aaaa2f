import { useSyncExternalStore } from 'react'

export type Store<Value> = ReturnType<typeof createStore<Value>>

/** An observable value that components show and other code changes, synchronously and without waiting for a render. */
export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    read: () => value,
    write(next: Value): void {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}
