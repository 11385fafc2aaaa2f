import { lazy, Suspense, useSyncExternalStore } from 'react'
import { alertHost } from './alerts.ts'

const Alerts = lazy(() => import('./Alerts.tsx'))

/** Where toasts appear; empty, and its code not loaded, until the first. */
export function AlertHost() {
  const wanted = useSyncExternalStore(alertHost.subscribe, alertHost.isWanted)
  return wanted ? (
    <Suspense>
      <Alerts />
    </Suspense>
  ) : null
}
