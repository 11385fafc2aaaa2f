import { useSyncExternalStore } from 'react'

/** Whether the browser has a connection. Days off are never queued. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
