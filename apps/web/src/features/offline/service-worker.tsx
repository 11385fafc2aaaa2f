import { Trans } from '@lingui/react/macro'
import { loadWithRetry } from '../../app/lazy-with-retry.ts'
import { loadCatalog } from '../../app/locale.ts'
import { openDialog } from '../../ui/dialogs.ts'

/** The time between checks for a new version in an open window. */
const updateIntervalMs = 60 * 60 * 1000

let registered = false
let offered = false

/**
 * Registers the service worker, which opens the app without a server, and offers new versions. Pages without TLS have
 * none.
 */
export function registerServiceWorker(): void {
  if (registered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  registered = true
  const { serviceWorker } = navigator
  let isRunning = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker controls a page of the same version. A later one has deleted the files of this page.
    if (isRunning) void whenNothingIsWritten().then(() => window.location.reload())
    else cacheShownImages()
    isRunning = true
  })
  void install().catch(() => {
    // If the browser refuses, only opening the app offline is lost.
  })
}

const pictures = /^\/(avatars|boards|generated-avatars)\//

/** Requests the shown images again, because they were loaded before the service worker could cache them. */
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
  let askedAt = Date.now()
  const askForUpdate = () => {
    if (document.hidden || Date.now() - askedAt < updateIntervalMs) return
    askedAt = Date.now()
    registration.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', askForUpdate)
  // A tablet on the wall is never hidden.
  setInterval(askForUpdate, updateIntervalMs / 6)
}

/** Offers the new version in a dialog. Rules: Pages and menus. */
function offerNewVersion(registration: ServiceWorkerRegistration): void {
  if (offered) return
  offered = true
  const loaded = Promise.all([loadWithRetry(() => import('./NewVersion.tsx')), loadCatalog('offline')])
  void loaded.then(async ([{ NewVersion }]) => {
    // A key meant for a field must not press a button of the dialog.
    await whenNothingIsWritten()
    await openDialog({
      title: <Trans>A new version is here</Trans>,
      width: 360,
      isPersistent: true,
      render: (close) => <NewVersion close={close} refresh={() => refresh(registration)} />,
    })
  })
}

/** Resolves as soon as no field has the focus. */
function whenNothingIsWritten(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.activeElement?.matches('input:not([type="checkbox"]), textarea, select')) setTimeout(look, 1000)
      else resolve()
    }
    look()
  })
}

function refresh({ waiting }: ServiceWorkerRegistration): void {
  if (waiting) waiting.postMessage('skip-waiting')
  // Another window activated it first, and this one follows.
  else window.location.reload()
}
