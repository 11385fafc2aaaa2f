import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { SettingsPage } from '../../features/profile/settings/SettingsPage.tsx'

export const Route = createFileRoute('/_user/settings')({
  loader: () => loadCatalog('account'),
  component: SettingsPage,
})
