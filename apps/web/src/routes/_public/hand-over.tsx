import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { HandOverPage } from '../../features/children/HandOverPage.tsx'
import { readToken } from '../../features/invitations/link.ts'

export const Route = createFileRoute('/_public/hand-over')({
  validateSearch: readToken,
  loader: () => Promise.all([loadCatalog('account'), loadCatalog('groups')]),
  component: () => <HandOverPage token={Route.useSearch().token} />,
})
