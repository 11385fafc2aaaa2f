import { createFileRoute } from '@tanstack/react-router'
import { loadMembers } from '../../../../features/groups/load.ts'
import { MembersPage } from '../../../../features/groups/MembersPage.tsx'

export const Route = createFileRoute('/_user/groups/$groupId/members')({
  loader: ({ params }) => loadMembers(params.groupId),
  component: () => <MembersPage groupId={Route.useParams().groupId} />,
})
