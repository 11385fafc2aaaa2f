import type { GroupDashboard } from '@questboard/api/dashboard/schema'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { createOptimisticList } from '../../app/mutations/optimistic-list.ts'
import { ownDashboardIn } from '../groups/own-dashboard.ts'
import { perGroup } from '../groups/per-group.ts'

/** The user's tasks in a group. */
export const ownTasksIn = perGroup((groupId) =>
  createOptimisticList<GroupDashboard, UserGroupTask>(ownDashboardIn(groupId), {
    read: ({ tasks }) => tasks,
    write: (dashboard, tasks) => ({ ...dashboard, tasks }),
  }),
)
