import { createFileRoute, redirect } from '@tanstack/react-router'
import { GroupArchive } from '../../../../features/groups/GroupArchive.tsx'
import { loadGroup } from '../../../../features/groups/load.ts'
import { isLeader } from '../../../../features/groups/roles.ts'

export const Route = createFileRoute('/_user/groups/$groupId/archive')({
  async loader({ params }) {
    const { currentMember } = await loadGroup(params.groupId)
    if (!isLeader(currentMember)) throw redirect({ to: '/dashboard', replace: true })
  },
  component: () => <GroupArchive groupId={Route.useParams().groupId} />,
})
