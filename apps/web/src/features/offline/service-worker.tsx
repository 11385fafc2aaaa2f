import { Trans } from '@lingui/react/macro'
import { openDialog } from '../../ui/dialogs.ts'

/** So often, in milliseconds, an open window asks whether there is a new version. */
const updateInterval = 60 * 60 * 1000

let registered = false
let offered = false

/** Lets the application open without a server, and tells when a new version waits. Plain HTTP pages have no such thing. */
export function registerServiceWorker(): void {
  if (registered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  registered = true
  const { serviceWorker } = navigator
  let isRunning = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one takes over a page that is as new as itself. A later one has put the files of this page away.
    if (isRunning) window.location.reload()
    else cacheShownImages()
    isRunning = true
  })
  void install().catch(() => {
    // A browser that refuses does without: everything but opening offline goes on.
  })
}

const pictures = /^\/(avatars|boards|generated-avatars)\//

/** What was shown before the service worker was there has gone past it: asked for once more, it keeps that too. */
function cacheShownImages(): void {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = urls.filter(({ origin, pathname }) => origin === window.location.origin && pictures.test(pathname))
  for (const url of new Set(own.map(String))) fetch(url).catch(() => {})
}

async function install(): Promise<void> {
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register('/sw.js')
  if (!registration) return
  if (registration.waiting && navigator.serviceWorker.controller) offerNewVersion(registration)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) offerNewVersion(registration)
    })
  })
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < updateInterval) return
    asked = Date.now()
    registration.update().catch(() => {})
  })
}

/** Specification: What the product does and for whom: the new-version dialog, 360 wide. */
function offerNewVersion(registration: ServiceWorkerRegistration): void {
  if (offered) return
  offered = true
  void import('./NewVersion.tsx').then(({ NewVersion }) =>
    openDialog({
      title: <Trans>A new version is here</Trans>,
      width: 360,
      render: (close) => <NewVersion close={close} refresh={() => refresh(registration)} />,
    }),
  )
}

function refresh({ waiting }: ServiceWorkerRegistration): void {
  if (waiting) waiting.postMessage('skip-waiting')
  // Another window was faster, and this one is about to follow it.
  else window.location.reload()
}
