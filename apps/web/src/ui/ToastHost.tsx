import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastHost } from './toasts.ts'

const Toasts = lazy(() => import('./Toasts.tsx'))

/** Where toasts appear; empty, and its code not loaded, until the first. */
export function ToastHost() {
  const wanted = useSyncExternalStore(toastHost.subscribe, toastHost.isWanted)
  return wanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
