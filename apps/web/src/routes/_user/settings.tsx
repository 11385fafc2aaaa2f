import { createFileRoute } from '@tanstack/react-router'
import { type Catalog, loadCatalog } from '../../app/locale.ts'
import { SettingsPage } from '../../features/profile/SettingsPage.tsx'

const texts: Catalog[] = [
  'account',
  'sessions',
  'privacy',
  'tags',
  'tokens',
  'webhooks',
  'calendar',
  'import-export',
  'celebration',
  'offline',
  'days',
  'tablet',
]

export const Route = createFileRoute('/_user/settings')({
  loader: () => Promise.all(texts.map(loadCatalog)),
  component: SettingsPage,
})
