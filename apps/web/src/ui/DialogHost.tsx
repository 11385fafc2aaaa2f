import { lazy, Suspense, useLayoutEffect, useSyncExternalStore } from 'react'
import { dialogQueue } from './dialogs.ts'

const DialogFrame = lazy(() => import('./DialogFrame.tsx'))

/** Renders the queued dialogs, one at a time. */
export function DialogHost() {
  const dialog = useSyncExternalStore(dialogQueue.subscribe, dialogQueue.first)
  useReturnedFocus(dialog !== null)
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
