import { createFileRoute } from '@tanstack/react-router'
import { loadMember } from '../../../../features/groups/load.ts'
import { MemberDashboard } from '../../../../features/groups/MemberDashboard.tsx'

export const Route = createFileRoute('/_user/groups/$groupId/dashboard')({
  validateSearch: ({ userId }: Record<string, unknown>): { userId?: string } => ({
    userId: typeof userId === 'string' ? userId : undefined,
  }),
  loaderDeps: ({ search: { userId } }) => ({ userId }),
  loader: ({ params, deps }) => loadMember(params.groupId, deps.userId),
  component: () => <MemberDashboard groupId={Route.useParams().groupId} userId={Route.useSearch().userId ?? ''} />,
})
