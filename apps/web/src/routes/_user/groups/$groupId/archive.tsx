import { createFileRoute } from '@tanstack/react-router'
import { GroupArchive } from '../../../../features/group-page/GroupArchive.tsx'

const load = () => import('../../../../features/groups/load.ts')

export const Route = createFileRoute('/_user/groups/$groupId/archive')({
  loader: async ({ params }) => (await load()).loadArchive(params.groupId),
  component: () => <GroupArchive groupId={Route.useParams().groupId} />,
})
