import type { Task } from '@questboard/api/tasks/schema'
import { createCurrent } from '../../app/acts/current.ts'

/** The current tasks, and acts on them. */
export const {
  layOver,
  perform,
  useCurrent: useCurrentTasks,
  useAmong: useArchivedTasks,
} = createCurrent<Task>({
  read: ({ tasks }) => tasks,
  write: (dashboard, tasks) => ({ ...dashboard, tasks }),
})
