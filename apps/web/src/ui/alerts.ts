import { t } from '@lingui/core/macro'
import type { NotificationData } from '@mantine/notifications'

const listeners = new Set<() => void>()
let wanted = false

/** Tells the host that there is something to show: until the first toast its code is not even loaded. */
export const alertHost = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isWanted: () => wanted,
}

/** Says that something happened elsewhere than where the person looks. */
export function showAlert(alert: NotificationData): void {
  wanted = true
  for (const listener of listeners) listener()
  const closeButtonProps = { 'aria-label': t`Close` }
  void import('@mantine/notifications').then(({ notifications }) => notifications.show({ closeButtonProps, ...alert }))
}
