import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { SettingsPage } from '../../features/profile/SettingsPage.tsx'

export const Route = createFileRoute('/_user/settings')({
  loader: () => Promise.all([loadCatalog('account'), loadCatalog('sessions'), loadCatalog('rights')]),
  component: SettingsPage,
})
