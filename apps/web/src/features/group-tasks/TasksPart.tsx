import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useGroup } from '../groups/use-group.ts'
import { GroupTasks } from './GroupTasks.tsx'
import { OwnTasks } from './OwnTasks.tsx'

type TasksPartProps = { groupId: string; requests: ReactNode; extra?: ReactNode }

/** The tasks of a group: the user's own, `requests` and `extra` below them and, for leaders, all of them. */
export function TasksPart({ groupId, requests, extra }: TasksPartProps) {
  const { leads } = useGroup(groupId)
  return (
    <Stack gap="lg">
      <OwnTasks groupId={groupId} leads={leads} />
      {requests}
      {extra}
      {leads && <GroupTasks groupId={groupId} />}
    </Stack>
  )
}
