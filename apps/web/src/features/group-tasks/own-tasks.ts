import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { createListIn, type Mutation } from '../../app/mutations/optimistic-list.ts'
import { perGroup } from '../../app/mutations/per-group.ts'
import { sendOrQueue } from '../../app/mutations/send-or-queue.ts'
import type { GroupTaskCall } from '../../app/mutations/task-mutation.ts'
import { todayInput } from '../../app/today-input.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { ownDashboardIn } from '../groups/own-dashboard.ts'

/** The user's tasks in a group. The home screen shows those of today. */
export const assignedTasksIn = perGroup((groupId) =>
  createListIn(ownDashboardIn(groupId), 'tasks', (change) =>
    trpcUtils.dashboard.today.setData(todayInput, (today) => {
      const groups = today?.groups.map((group) =>
        group.id === groupId ? { ...group, tasks: change(group.tasks) } : group,
      )
      return today && groups && { ...today, groups }
    }),
  ),
)

/**
 * Performs a mutation of one of the user's tasks, after its earlier ones. Without a connection it waits in the offline
 * queue.
 */
export async function performOrQueueAssigned<Result>(
  call: GroupTaskCall,
  task: UserGroupTask,
  mutation: Omit<Mutation<UserGroupTask, Result>, 'queueKey'>,
): Promise<void> {
  await assignedTasksIn(task.groupId).perform(sendOrQueue(call, task, { ...mutation, queueKey: task.id }))
}
