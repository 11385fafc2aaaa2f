import { createFileRoute } from '@tanstack/react-router'
import { MemberDashboard } from '../../../../features/group-page/MemberDashboard.tsx'

const load = () => import('../../../../features/groups/load.ts')

export const Route = createFileRoute('/_user/groups/$groupId/dashboard')({
  validateSearch: ({ userId }: Record<string, unknown>): { userId?: string } => ({
    userId: typeof userId === 'string' ? userId : undefined,
  }),
  loaderDeps: ({ search: { userId } }) => ({ userId }),
  loader: async ({ params, deps }) => (await load()).loadMember(params.groupId, deps.userId),
  component: () => <MemberDashboard groupId={Route.useParams().groupId} userId={Route.useSearch().userId ?? ''} />,
})
