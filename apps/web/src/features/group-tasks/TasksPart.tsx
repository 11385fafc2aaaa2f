import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { PendingRequests } from '../groups/PendingRequests.tsx'
import { useGroup } from '../groups/use-group.ts'
import { GroupTasks } from './GroupTasks.tsx'
import { OwnTasks } from './OwnTasks.tsx'

/** The tasks of a group: the user's own, `extra` below them and, for leaders, all of them. */
export function TasksPart({ groupId, extra }: { groupId: string; extra?: ReactNode }) {
  const { leads } = useGroup(groupId)
  return (
    <Stack gap="lg">
      <OwnTasks groupId={groupId} leads={leads} />
      {leads && <PendingRequests groupId={groupId} />}
      {extra}
      {leads && <GroupTasks groupId={groupId} />}
    </Stack>
  )
}
