import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'
import { closeAllDialogs } from '../ui/dialogs.ts'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { lazyWithTexts } from './lazy-with-texts.ts'
import { RouteErrorPage } from './problem-pages.tsx'
import { queryClient } from './query-client.ts'
import type { RouterContext } from './router-context.ts'
import { isSessionChange } from './session.ts'
import { session, trpcUtils } from './trpc.ts'

export const router = createRouter({
  routeTree,
  context: { queryClient, trpcUtils, session } satisfies RouterContext,
  defaultPreload: 'intent',
  // Only the query cache decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 300,
  defaultPendingMinMs: 300,
  scrollRestoration: true,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: RouteErrorPage,
  defaultNotFoundComponent: lazyWithTexts(
    () => import('./errors/NotFoundPage.tsx').then((module) => module.default),
    'errors',
  ),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

session.onSignedOut(async (reason) => {
  closeAllDialogs()
  // After an expired session the user returns to the same page; after signing out, not.
  const redirect = reason === 'ended' ? router.state.location.href : undefined
  await router.navigate({ to: '/login', search: { redirect }, replace: true })
  queryClient.clear()
})

let tokenOnLeaving: string | null
window.addEventListener('pagehide', () => {
  tokenOnLeaving = session.token
})
// The Back button shows a page as it was left, and no event has reached it meanwhile.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || session.token === tokenOnLeaving) return
  document.body.hidden = true
  window.location.reload()
})

window.addEventListener('storage', (event) => {
  // Another window made this browser a family tablet, or it no longer is one: sessions are stored elsewhere.
  if (event.key === 'qb-device') window.location.reload()
  if (!isSessionChange(event)) return
  // Another window signed in or out, so the page's data belongs to another user.
  queryClient.clear()
  if (session.isSignedIn) window.location.reload()
  else session.signOut('elsewhere')
})
