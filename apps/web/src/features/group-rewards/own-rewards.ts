import type { GroupDashboard } from '@questboard/api/dashboard/schema'
import type { UserGroupReward } from '@questboard/api/group-rewards/schema'
import { createOptimisticList } from '../../app/mutations/optimistic-list.ts'
import { ownDashboardIn } from '../groups/own-dashboard.ts'
import { perGroup } from '../groups/per-group.ts'

/** The user's rewards in a group. */
export const ownRewardsIn = perGroup((groupId) =>
  createOptimisticList<GroupDashboard, UserGroupReward>(ownDashboardIn(groupId), {
    read: ({ rewards }) => rewards,
    write: (dashboard, rewards) => ({ ...dashboard, rewards }),
  }),
)
