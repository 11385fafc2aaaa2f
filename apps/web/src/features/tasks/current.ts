import type { Task } from '@questboard/api/tasks/schema'
import { createDashboardList } from '../../app/mutations/optimistic-list.ts'

/** The user's current tasks. */
export const {
  addOptimistic,
  perform,
  useCurrent: useCurrentTasks,
  useMatching: useArchivedTasks,
} = createDashboardList<Task>({
  read: ({ tasks }) => tasks,
  write: (dashboard, tasks) => ({ ...dashboard, tasks }),
})
