import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { Landing } from '../../features/welcome/Landing.tsx'

export const Route = createFileRoute('/_public/')({
  loader: () => loadCatalog('welcome'),
  component: Landing,
})
