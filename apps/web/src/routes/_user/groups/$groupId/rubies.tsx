import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../../../app/locale.ts'
import { RubiesPage } from '../../../../features/ledger/RubiesPage.tsx'

export const Route = createFileRoute('/_user/groups/$groupId/rubies')({
  validateSearch: ({ userId }: Record<string, unknown>): { userId?: string | undefined } => ({
    userId: typeof userId === 'string' ? userId : undefined,
  }),
  loader: () => loadCatalog('ledger'),
  component: () => <RubiesPage groupId={Route.useParams().groupId} userId={Route.useSearch().userId} />,
})
