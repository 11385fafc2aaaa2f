import { Suspense } from 'react'
import { lazyWithRetry } from '../app/lazy-with-retry.ts'
import { alertsWanted } from './alerts.ts'
import { useStore } from './store.ts'

const Alerts = lazyWithRetry(() => import('./Alerts.tsx'))

/** Renders the alerts. Their code loads with the first one. */
export function AlertHost() {
  return useStore(alertsWanted) ? (
    <Suspense>
      <Alerts />
    </Suspense>
  ) : null
}
