import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../../features/profile/SettingsPage.tsx'

export const Route = createFileRoute('/_user/settings')({ component: SettingsPage })
