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

renewAfterDeployment()
bringKeeper(() => import('./features/offline/keeper.ts'))
// What the address leads to is on its way while the texts are.
void router.preloadRoute({ to: '.', search: true })
void activateLocale(currentLocale(), { save: false }).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
