import { createFileRoute } from '@tanstack/react-router'
import { GroupsPage } from '../../../features/groups/GroupsPage.tsx'
import { loadGroups } from '../../../features/groups/load.ts'

export const Route = createFileRoute('/_user/groups/')({
  loader: () => loadGroups(),
  component: GroupsPage,
})
