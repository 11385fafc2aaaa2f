import { useRef } from 'react'
import { sendUndoable } from './undoable.ts'

/**
 * Delays the first fetch of a list, which shows what was just moved there, until the call that could be undone is
 * answered.
 */
export function useAfterUndoable(): <Result>(fetch: () => Promise<Result>) => Promise<Result> {
  const sent = useRef<Promise<unknown>>(null)
  return (fetch) => {
    sent.current ??= sendUndoable()
    return sent.current.then(fetch)
  }
}
