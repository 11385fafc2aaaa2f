import 'virtual:mantine-variables.css'
import './app/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { clearCachedResponses } from './app/clear-cached-responses.ts'
import { activateLocale, currentLocale } from './app/locale.ts'
import { setOfflineSupport } from './app/offline-support.ts'
import { reloadAfterDeployment } from './app/reload-after-deployment.ts'
import { router } from './app/router.ts'
import { session } from './app/trpc.ts'

/** Milliseconds, a few more than the router's own until it shows what stands for a slow page. */
const pendingMs = 350

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the application.')

// Zod asks whether it may compile its schemas: the content security policy would refuse, and browsers tell of refusals.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

reloadAfterDeployment()
setOfflineSupport(() => import('./features/offline/support.ts'))
session.onSignedOut(clearCachedResponses)
// A tab that was closed at once may not have forgotten them.
if (!session.isSignedIn) clearCachedResponses()
// In a task of its own: evaluating all of this one is long enough where a processor is slow.
setTimeout(start, 0, root)

async function start(root: HTMLElement): Promise<void> {
  const page = document.documentElement.dataset
  // What the address leads to is on its way while the texts are.
  void router.preloadRoute({ to: '.', search: true })
  const drawn = page.other === undefined && root.hasChildNodes() ? import('./app/replace-prerendered.ts') : null
  await activateLocale(currentLocale(), { save: false })
  const takingOver = await drawn
  if (takingOver) await takingOver.replacePrerendered(root)
  else {
    // What was drawn for another visitor is not seen, and must not be now.
    if (page.frame === undefined) root.replaceChildren()
    // The static frame stays until the page, or its skeleton when the page is slow, can replace it. Drawn rows stay until the page.
    const loaded = router.load()
    const pending = new Promise((resolve) => setTimeout(resolve, pendingMs))
    await Promise.race([loaded, pending.then(() => ('drawn' in page ? loaded : undefined))])
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
