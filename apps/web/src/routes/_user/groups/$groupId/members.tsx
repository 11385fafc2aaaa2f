import { createFileRoute } from '@tanstack/react-router'
import { MembersPage } from '../../../../features/groups/MembersPage.tsx'

const load = () => import('../../../../features/groups/load.ts')

export const Route = createFileRoute('/_user/groups/$groupId/members')({
  loader: async ({ params }) => (await load()).loadMembers(params.groupId),
  component: () => <MembersPage groupId={Route.useParams().groupId} />,
})
