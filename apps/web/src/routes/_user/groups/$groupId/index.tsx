import { createFileRoute } from '@tanstack/react-router'
import { GroupPage } from '../../../../features/groups/GroupPage.tsx'
import { loadGroupPage } from '../../../../features/groups/load.ts'

export const Route = createFileRoute('/_user/groups/$groupId/')({
  loader: ({ params }) => loadGroupPage(params.groupId),
  component: () => <GroupPage groupId={Route.useParams().groupId} />,
})
