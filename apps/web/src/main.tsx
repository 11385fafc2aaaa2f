import './app/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { bringKeeper } from './app/keeper.ts'
import { activateLocale, currentLocale } from './app/locale.ts'
import { renewAfterDeployment } from './app/renew.ts'
import { router } from './app/router.ts'

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
    else root.replaceChildren()
    delete document.documentElement.dataset.other
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  })
