import type { Today } from '@questboard/api/dashboard/schema'
import { useEffect } from 'react'
import { todayInput } from '../../../app/today-input.ts'
import { trpc, trpcUtils } from '../../../app/trpc.ts'
import { useToday } from '../../days/use-today.ts'
import { assignedTasksIn } from '../../group-tasks/own-tasks.ts'
import { FamilyRow } from './FamilyRow.tsx'
import { showFamilyTasks } from './family-tasks.ts'

/** Shows the user's tasks of all groups among their own ones. It renders nothing by itself. */
export default function FamilyTasks() {
  const groups = trpc.dashboard.today.useQuery(todayInput).data?.groups ?? []
  return groups.map((group) => <OfGroup key={group.id} group={group} />)
}

function OfGroup({ group: { id: groupId, tasks: fetched } }: { group: Today['groups'][number] }) {
  const today = useToday()
  const tasks = assignedTasksIn(groupId).useWithin(fetched)
  const hasTasks = fetched.length > 0
  useEffect(() => {
    // Completing one needs the balance, and its row the tags.
    if (!hasTasks) return
    void trpcUtils.groups.read.prefetch({ id: groupId })
    void trpcUtils.groupTags.list.prefetch({ groupId })
  }, [groupId, hasTasks])
  useEffect(() => {
    showFamilyTasks({ groupId, tasks, today }, FamilyRow)
    return () => showFamilyTasks({ groupId, tasks: [], today }, FamilyRow)
  }, [groupId, tasks, today])
  return null
}
