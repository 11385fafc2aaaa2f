import type { GroupDashboard } from '@questboard/api/dashboard/schema'

/** How much somebody has to do in a group now: open tasks, and missions that run. */
export function countToDo({ tasks, missions }: Pick<GroupDashboard, 'tasks' | 'missions'>): number {
  return (
    tasks.filter(({ completed }) => !completed).length + missions.filter(({ status }) => status === 'active').length
  )
}
