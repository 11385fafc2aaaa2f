import { lazy, Suspense, useEffect } from 'react'
import { whenQuiet } from '../app/live/when-quiet.ts'
import { isTypedInto } from './keys.ts'
import { endToast, retryCount, shownToast, undoToast } from './toasts.ts'

/** Milliseconds until code that could not be fetched is asked for again. */
const pause = 5000

const ToastBar = lazy(async () => {
  await new Promise<unknown>((resolve) => {
    whenQuiet(resolve)
    for (const store of [shownToast, retryCount]) store.subscribe(() => resolve(undefined))
  })
  for (;;) {
    try {
      const { ToastBar } = await import('./ToastBar.tsx')
      return { default: ToastBar }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
})

/** Where it is said what came of an act. The code comes with the first act, or before when the page is quiet. */
export function ToastBarHost() {
  useEffect(() => {
    document.addEventListener('keydown', undoByKey)
    return () => {
      document.removeEventListener('keydown', undoByKey)
      // The next person who signs in here must not see it.
      endToast()
    }
  }, [])
  return (
    <Suspense>
      <ToastBar />
    </Suspense>
  )
}

/** Ctrl+Z (⌘Z) undoes the last act, also while its note is still on its way, unless something is being written. */
function undoByKey(event: KeyboardEvent): void {
  const { code, ctrlKey, metaKey, shiftKey, target } = event
  if (code !== 'KeyZ' || shiftKey || !(ctrlKey || metaKey) || isTypedInto(target) || !shownToast.read()?.undo) return
  event.preventDefault()
  undoToast()
}
