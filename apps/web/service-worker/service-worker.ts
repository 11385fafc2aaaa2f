import type { WorkboxPlugin } from 'workbox-core'
import { clientsClaim } from 'workbox-core'
import { addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope

/** The files of this version, each with what tells whether it has changed. The build writes them in. */
declare const FILES: { url: string; revision: string | null }[]

/** Pages of who is signed in: they open at once, from here. */
const ownPages =
  /^\/(dashboard|settings|store|missions|groups|approvals|notifications|balances|stripe-payment|success-gems-purchase)([/?]|$)/

/** What the server answers by itself. A path with a dot in its last part is a file. */
const notOurs = [/^\/(api|trpc|generated-avatars|metrics|docs)([/?]|$)/, /^[^?]*\.[^/?]+(\?|$)/]

precache(FILES)
const page = createHandlerBoundToURL('/index.html')

/**
 * A page is kept by its path alone: queries hold the secrets of links (`?token=…`). A response tells the address that it
 * came from, so what is kept is a copy that does not.
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
// Visitors are never behind: the server's word counts as long as it can be heard.
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: 'pages',
      networkTimeoutSeconds: 5,
      plugins: [withoutQuery, { handlerDidError: () => matchPrecache('/index.html') }],
    }),
    { denylist: [...notOurs, ownPages] },
  ),
)
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })
cleanupOutdatedCaches()

const isPicture = /^\/(avatars|boards|generated-avatars)\//
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPicture.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'pictures' }),
)

// Earlier versions kept pages by their whole addresses.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete('public-pages')))

// A new version waits until the person says so: an open page goes on with the files that it knows.
self.addEventListener('message', ({ data }) => {
  if (data === 'skip-waiting') void self.skipWaiting()
})

clientsClaim()
