import { Stack } from '@mantine/core'
import { PendingRequests } from '../groups/PendingRequests.tsx'
import { useGroup } from '../groups/use-group.ts'
import { GroupTasks } from './GroupTasks.tsx'
import { OwnTasks } from './OwnTasks.tsx'

/** The tasks of a group: the user's own and, for leaders, all of them. */
export function TasksPart({ groupId }: { groupId: string }) {
  const { leads } = useGroup(groupId)
  return (
    <Stack gap="lg">
      {leads && <PendingRequests groupId={groupId} />}
      <OwnTasks groupId={groupId} leads={leads} />
      {leads && <GroupTasks groupId={groupId} />}
    </Stack>
  )
}
