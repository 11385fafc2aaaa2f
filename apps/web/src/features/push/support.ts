/** Whether this browser can receive pushes: it can, only as an installed app, not at all, or the user forbade it. */
export type PushSupport = 'yes' | 'installed' | 'no' | 'denied'

/** Asks nothing of the user. */
export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isThere) return isAppleTouch() ? 'installed' : 'no'
  return Notification.permission === 'denied' ? 'denied' : 'yes'
}

/** iPhones and iPads have pushes in installed apps only. An iPad calls itself a Mac. */
const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
