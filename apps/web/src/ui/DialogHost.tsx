import { Suspense, useLayoutEffect } from 'react'
import { lazyWithRetry } from '../app/lazy-with-retry.ts'
import { dialogQueue } from './dialogs.ts'
import { focusIfLost } from './focus-if-lost.ts'
import { focusPage } from './focus-page.ts'
import { useStore } from './store.ts'

const DialogFrame = lazyWithRetry(() => import('./DialogFrame.tsx'))

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

/**
 * Returns the focus to the element that had it before the first dialog, when the last one closes. If it has gone
 * meanwhile, the page gets the focus.
 */
function useReturnedFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement as HTMLElement | null
    return () => {
      // Safari does not focus a button that is pressed. One that was busy takes the focus itself before that.
      if (opener === document.body) setTimeout(focusIfLost)
      else if (opener?.isConnected) opener.focus()
      else focusPage()
    }
  }, [isOpen])
}
