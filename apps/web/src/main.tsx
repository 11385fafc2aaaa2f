import 'virtual:mantine-variables.css'
import './app/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { bringKeeper } from './app/keeper.ts'
import { activateLocale, currentLocale } from './app/locale.ts'
import { renewAfterDeployment } from './app/renew.ts'
import { router } from './app/router.ts'

/** Milliseconds, a few more than the router's own until it shows what stands for a slow page. */
const pendingMs = 350

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the application.')

// Zod asks whether it may compile its schemas: the content security policy would refuse, and browsers tell of refusals.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

renewAfterDeployment()
bringKeeper(() => import('./features/offline/keeper.ts'))
// What the address leads to is on its way while the texts are.
void router.preloadRoute({ to: '.', search: true })
const { other } = document.documentElement.dataset
const drawn = other === undefined && root.hasChildNodes() ? import('./app/take-over.ts') : null
void activateLocale(currentLocale(), { save: false })
  .then(() => drawn)
  .then(async (takingOver) => {
    if (takingOver) await takingOver.takeOver(root)
    else {
      // What was drawn for another visitor is not seen, and must not be now.
      if (document.documentElement.dataset.frame === undefined) root.replaceChildren()
      // The frame stands there until a page can, or what stands for a slow one.
      await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, pendingMs))])
    }
    delete document.documentElement.dataset.other
    // In slices: in one piece it would keep whoever already clicks or scrolls waiting.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    )
  })
