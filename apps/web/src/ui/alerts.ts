import { t } from '@lingui/core/macro'
import type { NotificationData } from '@mantine/notifications'

const listeners = new Set<() => void>()
let wanted = false

/** Notifies the host of the first alert. The host's code is not loaded before. */
export const alertHost = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isWanted: () => wanted,
}

/** Shows a message about an event that is not related to the visible part of the page. */
export function showAlert(alert: NotificationData): void {
  wanted = true
  for (const listener of listeners) listener()
  const closeButtonProps = { 'aria-label': t`Close` }
  void import('@mantine/notifications').then(({ notifications }) => notifications.show({ closeButtonProps, ...alert }))
}
