import { Suspense, useEffect } from 'react'
import { lazyWithRetry } from '../app/lazy-with-retry.ts'
import { whenQuiet } from '../app/live/when-quiet.ts'
import { isTypedInto } from './keys.ts'
import { endToast, retryCount, shownToast, undoToast } from './toasts.ts'

let wanted: Promise<unknown> | undefined

const ToastBar = lazyWithRetry(async () => {
  wanted ??= new Promise<unknown>((resolve) => {
    whenQuiet(resolve)
    for (const store of [shownToast, retryCount]) store.subscribe(() => resolve(undefined))
  })
  await wanted
  const { ToastBar } = await import('./ToastBar.tsx')
  return { default: ToastBar }
})

/** Renders the toasts. Their code loads with the first one, or earlier when the page is quiet. */
export function ToastBarHost() {
  useEffect(() => {
    document.addEventListener('keydown', undoByKey)
    return () => {
      document.removeEventListener('keydown', undoByKey)
      // The next user must not see it.
      endToast()
    }
  }, [])
  return (
    <Suspense>
      <ToastBar />
    </Suspense>
  )
}

/** Ctrl+Z (⌘Z) undoes the last action, even before its toast has loaded, unless the user is typing. */
function undoByKey(event: KeyboardEvent): void {
  const { code, ctrlKey, metaKey, shiftKey, target } = event
  if (code !== 'KeyZ' || shiftKey || !(ctrlKey || metaKey) || isTypedInto(target) || !shownToast.read()?.undo) return
  event.preventDefault()
  undoToast()
}
