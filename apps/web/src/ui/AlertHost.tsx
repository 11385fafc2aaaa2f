import { lazy, Suspense, useSyncExternalStore } from 'react'
import { alertHost } from './alerts.ts'

const Alerts = lazy(() => import('./Alerts.tsx'))

/** Renders the alerts. Their code loads with the first one. */
export function AlertHost() {
  const wanted = useSyncExternalStore(alertHost.subscribe, alertHost.isWanted)
  return wanted ? (
    <Suspense>
      <Alerts />
    </Suspense>
  ) : null
}
