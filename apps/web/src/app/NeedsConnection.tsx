import { Text } from '@mantine/core'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useStore } from '../ui/store.ts'
import { NeedsInternet } from './NeedsInternet.tsx'
import { outageStore } from './offline-support.ts'

/** Whether the server is reachable. What moves rubies, or what two may want at once, is never queued. */
export function useIsOnline(): boolean {
  // Before the watch of the server has loaded, the browser may know more.
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine)
  return useStore(outageStore) === null && hasNetwork
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

type NeedsConnectionProps = {
  isOnline: boolean
  /** Whether it is in a stack that alone decides the space between its parts. */
  inStack?: boolean
}

/** Says why buttons are disabled. */
export function NeedsConnection({ isOnline, inStack }: NeedsConnectionProps) {
  if (isOnline) return null
  return (
    <Text size="sm" c="dimmed" role="status" {...(!inStack && { lh: 'inherit', mb: '0.5rem' })}>
      <NeedsInternet />
    </Text>
  )
}

/** Why such an action of a menu cannot be chosen now. Undefined: it can. */
export const offlineReason = (): ReactNode =>
  outageStore.read() === null && navigator.onLine ? undefined : <NeedsInternet />
