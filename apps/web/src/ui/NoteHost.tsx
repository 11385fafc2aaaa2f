import { lazy, Suspense } from 'react'
import { whenQuiet } from '../app/live/when-quiet.ts'
import { checking, shownNote } from './notes.ts'

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
  return (
    <Suspense>
      <NoteBar />
    </Suspense>
  )
}
