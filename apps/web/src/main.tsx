import './app/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { activateLocale, currentLocale } from './app/locale.ts'
import { renewAfterDeployment } from './app/renew.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the application.')

renewAfterDeployment()
void activateLocale(currentLocale(), { save: false }).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
