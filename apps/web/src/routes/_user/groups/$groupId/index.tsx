import { createFileRoute } from '@tanstack/react-router'
import { GroupPage } from '../../../../features/group-page/GroupPage.tsx'

const load = () => import('../../../../features/group-page/load.ts')

export const Route = createFileRoute('/_user/groups/$groupId/')({
  loader: async ({ params }) => (await load()).loadGroupPage(params.groupId),
  component: () => <GroupPage groupId={Route.useParams().groupId} />,
})
