import type { Task } from '@questboard/api/tasks/schema'
import { createDashboardList } from '../../app/mutations/optimistic-list.ts'

/** The user's current tasks. */
export const {
  overlay,
  perform,
  readCurrent: readCurrentTasks,
  useCurrent: useCurrentTasks,
  useWithin: useArchivedTasks,
} = createDashboardList<Task>({
  read: ({ tasks }) => tasks,
  write: (dashboard, tasks) => ({ ...dashboard, tasks }),
})
