import { createFileRoute } from '@tanstack/react-router'
import { MyChildren } from '../../../features/children/MyChildren.tsx'
import { GroupsPage } from '../../../features/groups/GroupsPage.tsx'

const load = () => import('../../../features/groups/load.ts')

export const Route = createFileRoute('/_user/groups/')({
  loader: async () => (await load()).loadGroups(),
  component: () => (
    <GroupsPage>
      <MyChildren />
    </GroupsPage>
  ),
})
