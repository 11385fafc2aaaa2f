import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { NotificationsPage } from '../../features/notifications/NotificationsPage.tsx'

export const Route = createFileRoute('/_user/notifications')({
  loader: ({ context }) => Promise.all([context.trpcUtils.notifications.list.fetch({}), loadCatalog('notifications')]),
  component: NotificationsPage,
})
