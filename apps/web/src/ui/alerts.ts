import { t } from '@lingui/core/macro'
import type { NotificationData } from '@mantine/notifications'
import { loadWithRetry } from '../app/lazy-with-retry.ts'
import { createStore } from './store.ts'

/** Whether there was an alert. The code that renders alerts is not loaded before. */
export const alertsWanted = createStore(false)

/** Shows a message about an event that is not related to the visible part of the page. */
export function showAlert(alert: NotificationData): void {
  alertsWanted.write(true)
  const closeButtonProps = { 'aria-label': t`Close` }
  void loadWithRetry(() => import('@mantine/notifications')).then(({ notifications }) =>
    notifications.show({ closeButtonProps, ...alert }),
  )
}
