import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { ApprovalsPage } from '../../features/approvals/ApprovalsPage.tsx'
import { LazyToGiveEverywhere } from '../../features/promises/LazyPromises.tsx'

export const Route = createFileRoute('/_user/approvals')({
  loader: ({ context }) => Promise.all([context.trpcUtils.dashboard.approvals.fetch({}), loadCatalog('notifications')]),
  component: () => <ApprovalsPage extra={<LazyToGiveEverywhere />} />,
})
