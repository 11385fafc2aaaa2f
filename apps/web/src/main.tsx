import 'virtual:mantine-variables.css'
import './app/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { clearCachedResponses } from './app/clear-cached-responses.ts'
import { focusInvalidFields } from './app/focus-invalid-field.ts'
import { loadWithRetry } from './app/lazy-with-retry.ts'
import { whenQuiet } from './app/live/when-quiet.ts'
import { activateLocale, currentLocale } from './app/locale.ts'
import { setOfflineSupport } from './app/offline-support.ts'
import { router } from './app/router.ts'
import { session, trpcUtils } from './app/trpc.ts'
import { isTablet } from './app/user-storage.ts'
import { readDaysFrom } from './features/days/current-day.ts'

/** Slightly longer than the router waits before it shows the skeleton of a slow page. */
const pendingMs = 350

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the application.')

// Zod tests whether it may compile its schemas. The content security policy forbids that, and browsers report every
// violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// A deployment removes chunks of pages that have been open for a while.
whenQuiet(() => {
  void loadWithRetry(() => import('./app/reload-after-deployment.ts')).then(({ reloadAfterDeployment }) =>
    reloadAfterDeployment(import.meta.url),
  )
})
setOfflineSupport(() =>
  isTablet ? import('./features/offline/tab-session.tsx') : import('./features/offline/support.ts'),
)
focusInvalidFields()
readDaysFrom(() => trpcUtils.profile.read.getData({}))
session.onSignedOut(clearCachedResponses)
// A tab that was closed immediately may not have deleted them. A family tablet needs its pictures without a connection.
if (!session.isSignedIn && !isTablet) clearCachedResponses()
// In a separate task, because evaluating this module alone takes long on a slow processor.
setTimeout(start, 0, root)

async function start(root: HTMLElement): Promise<void> {
  const page = document.documentElement.dataset
  // Requests the data of the page while the texts load.
  void router.preloadRoute({ to: '.', search: true })
  const replacing =
    page.other === undefined && root.hasChildNodes()
      ? loadWithRetry(() => import('./app/replace-prerendered.ts'))
      : null
  await loadWithRetry(() => activateLocale(currentLocale(), { save: false }))
  const replacement = await replacing
  if (replacement) await replacement.replacePrerendered(root)
  else {
    // A page prerendered for another visitor must not be shown.
    if (page.frame === undefined) root.replaceChildren()
    // The static frame stays until the page, or its skeleton if the page is slow, can replace it. Prerendered rows
    // stay until the page renders.
    const loaded = router.load()
    const pending = new Promise((resolve) => setTimeout(resolve, pendingMs))
    await Promise.race([loaded, pending.then(() => ('rows' in page ? loaded : undefined))])
  }
  delete page.other
  // In slices, so clicks and scrolling do not wait for the whole page.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}
