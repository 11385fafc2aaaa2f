import { createFileRoute } from '@tanstack/react-router'
import { GroupLayout } from '../../../features/groups/GroupLayout.tsx'
import { GroupNotFound } from '../../../features/groups/GroupNotFound.tsx'

const load = () => import('../../../features/groups/load.ts')

export const Route = createFileRoute('/_user/groups/$groupId')({
  loader: async ({ params }) => (await load()).loadGroup(params.groupId),
  notFoundComponent: GroupNotFound,
  component: () => <GroupLayout key={Route.useParams().groupId} groupId={Route.useParams().groupId} />,
})
