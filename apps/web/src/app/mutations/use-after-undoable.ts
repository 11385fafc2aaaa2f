import { useRef } from 'react'
import { sendUndoable } from './undoable.ts'

/** For lists that show what was just moved there: the first fetch waits until the call that could be undone is answered. */
export function useAfterUndoable(): <Answer>(fetch: () => Promise<Answer>) => Promise<Answer> {
  const sent = useRef<Promise<unknown>>(null)
  return (fetch) => {
    sent.current ??= sendUndoable()
    return sent.current.then(fetch)
  }
}
