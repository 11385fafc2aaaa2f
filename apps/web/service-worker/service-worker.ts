import type { WorkboxPlugin } from 'workbox-core'
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { cacheMissing } from './cache-missing.ts'
import { handlePushes } from './push.ts'

declare const self: ServiceWorkerGlobalScope

/** The files of this version with their revisions. The build inserts them. */
declare const FILES: { url: string; revision: string | null }[]

/** The pages of signed-in users, which open from the cache. Below `/calendar` are files of the server. */
const ownPages =
  /^\/((dashboard|settings|store|missions|rewards|me|statistics|groups|approvals|notifications|balances|tablet|stripe-payment|success-gems-purchase)([/?]|$)|calendar\/?(\?|$))/

/** Paths that the server always answers. A path with a dot in its last part is a file. */
const notOurs = [/^\/(api|trpc|generated-avatars|metrics|docs)([/?]|$)/, /^[^?]*\.[^/?]+(\?|$)/]

const files = new PrecacheController()
files.addToCacheList(FILES)
const page = files.createHandlerBoundToURL('/index.html')

self.addEventListener('install', (event) => {
  // Workbox requests one file after the other, which takes a minute on a slow connection. It skips what is cached.
  event.waitUntil(cacheMissing(files).then(() => files.install(event)))
})
self.addEventListener('activate', (event) => void files.activate(event))

/**
 * Caches a page by its path alone, because queries contain the secrets of links (`?token=…`). A response contains its
 * URL, so a copy without it is cached.
 */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url)
    return origin + pathname
  },
  cacheWillUpdate: async ({ response: { status, statusText, headers, body } }) =>
    status === 200 ? new Response(body, { status, statusText, headers }) : null,
}

registerRoute(new NavigationRoute(page, { allowlist: [ownPages], denylist: notOurs }))
// Public pages come from the server whenever it responds.
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: 'pages',
      networkTimeoutSeconds: 5,
      plugins: [withoutQuery, { handlerDidError: () => files.matchPrecache('/index.html') }],
    }),
    { denylist: [...notOurs, ownPages] },
  ),
)
registerRoute(new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] }))
cleanupOutdatedCaches()

const isPicture = /^\/(avatars|boards|generated-avatars)\//
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPicture.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'pictures' }),
)

// Pages that an earlier version cached name scripts that this version does not have. The earliest cached them by their
// whole URLs.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([caches.delete('pages'), caches.delete('public-pages')])),
)

// A new version waits for the user's consent, because an open page needs the files of its own version.
self.addEventListener('message', ({ data }) => {
  if (data === 'skip-waiting') void self.skipWaiting()
})

handlePushes()
clientsClaim()
