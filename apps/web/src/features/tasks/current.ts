import type { Task } from '@questboard/api/tasks/schema'
import { createDashboardList, type Mutation } from '../../app/mutations/optimistic-list.ts'
import { sendOrQueue } from '../../app/mutations/send-or-queue.ts'
import type { OwnTaskCall, TaskToQueue } from '../../app/mutations/task-mutation.ts'

/** The user's current tasks. */
export const {
  overlay,
  perform,
  readCurrent: readCurrentTasks,
  useCurrent: useCurrentTasks,
  useWithin: useArchivedTasks,
} = createDashboardList('tasks')

/** Performs a mutation of one task, after its earlier ones. Without a connection it waits in the offline queue. */
export async function performOrQueue<Result>(
  call: OwnTaskCall,
  task: TaskToQueue,
  mutation: Omit<Mutation<Task, Result>, 'queueKey'>,
): Promise<void> {
  await perform(sendOrQueue(call, task, { ...mutation, queueKey: call.input.id }))
}
