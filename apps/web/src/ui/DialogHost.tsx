import { lazy, Suspense, useSyncExternalStore } from 'react'
import { dialogQueue } from './dialogs.ts'

const DialogFrame = lazy(() => import('./DialogFrame.tsx'))

/** Where the queued dialogs appear, one at a time. */
export function DialogHost() {
  const dialog = useSyncExternalStore(dialogQueue.subscribe, dialogQueue.first)
  if (!dialog) return null
  return (
    <Suspense>
      <DialogFrame key={dialog.id} dialog={dialog} />
    </Suspense>
  )
}
