import { lazy, Suspense, useEffect } from 'react'
import { whenQuiet } from '../app/live/when-quiet.ts'
import { isTypedInto } from './keys.ts'
import { checking, endNote, shownNote, undoNoted } from './notes.ts'

/** Milliseconds until code that could not be fetched is asked for again. */
const pause = 5000

const NoteBar = lazy(async () => {
  await new Promise<unknown>((resolve) => {
    whenQuiet(resolve)
    for (const cell of [shownNote, checking]) cell.subscribe(() => resolve(undefined))
  })
  for (;;) {
    try {
      const { NoteBar } = await import('./NoteBar.tsx')
      return { default: NoteBar }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
})

/** Where it is said what came of an act. The code comes with the first act, or before when the page is quiet. */
export function NoteHost() {
  useEffect(() => {
    document.addEventListener('keydown', undoByKey)
    return () => {
      document.removeEventListener('keydown', undoByKey)
      // The next person who signs in here must not see it.
      endNote()
    }
  }, [])
  return (
    <Suspense>
      <NoteBar />
    </Suspense>
  )
}

/** Ctrl+Z (⌘Z) undoes the last act, also while its note is still on its way, unless something is being written. */
function undoByKey(event: KeyboardEvent): void {
  const { code, ctrlKey, metaKey, shiftKey, target } = event
  if (code !== 'KeyZ' || shiftKey || !(ctrlKey || metaKey) || isTypedInto(target) || !shownNote.read()?.undo) return
  event.preventDefault()
  undoNoted()
}
