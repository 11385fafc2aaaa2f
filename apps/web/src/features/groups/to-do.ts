import type { GroupDashboard } from '@questboard/api/dashboard/schema'

/** The number of open tasks and running missions of a member. */
export function countToDo({ tasks, missions }: Pick<GroupDashboard, 'tasks' | 'missions'>): number {
  return (
    tasks.filter(({ completed }) => !completed).length + missions.filter(({ status }) => status === 'active').length
  )
}
