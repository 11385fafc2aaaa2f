import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { loadTheme } from '../../features/board/themes/load.ts'
import { Landing } from '../../features/welcome/Landing.tsx'

export const Route = createFileRoute('/_public/')({
  loader: () => Promise.all([loadCatalog('welcome'), loadTheme('meadow')]),
  component: Landing,
})
