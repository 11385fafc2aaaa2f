import { lazy, Suspense } from 'react'
import { alertsWanted } from './alerts.ts'
import { useStore } from './store.ts'

const Alerts = lazy(() => import('./Alerts.tsx'))

/** Renders the alerts. Their code loads with the first one. */
export function AlertHost() {
  return useStore(alertsWanted) ? (
    <Suspense>
      <Alerts />
    </Suspense>
  ) : null
}
