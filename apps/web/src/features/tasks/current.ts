import { createDashboardList } from '../../app/mutations/optimistic-list.ts'

/** The user's current tasks. */
export const {
  overlay,
  perform,
  readCurrent: readCurrentTasks,
  useCurrent: useCurrentTasks,
  useWithin: useArchivedTasks,
} = createDashboardList('tasks')
