import { lazy, Suspense, useLayoutEffect } from 'react'
import { dialogQueue } from './dialogs.ts'
import { useStore } from './store.ts'

const DialogFrame = lazy(() => import('./DialogFrame.tsx'))

// The page was loaded again while a dialog had an entry: Back skips it.
if (!import.meta.env.SSR && window.history.state?.dialogOver !== undefined) void import('./dialog-history.ts')

/** Renders the queued dialogs, one at a time. */
export function DialogHost() {
  const [dialog] = useStore(dialogQueue)
  useReturnedFocus(dialog !== undefined)
  if (!dialog) return null
  return (
    <Suspense>
      <DialogFrame key={dialog.id} dialog={dialog} />
    </Suspense>
  )
}

/** Returns the focus to the element that had it before the first dialog, when the last one closes. */
function useReturnedFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isOpen])
}
