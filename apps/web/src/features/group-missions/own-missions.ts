import type { GroupDashboard } from '@questboard/api/dashboard/schema'
import type { UserGroupMission } from '@questboard/api/group-missions/schema'
import { createOptimisticList } from '../../app/mutations/optimistic-list.ts'
import { ownDashboardIn } from '../groups/own-dashboard.ts'
import { perGroup } from '../groups/per-group.ts'

/** The user's missions in a group. */
export const ownMissionsIn = perGroup((groupId) =>
  createOptimisticList<GroupDashboard, UserGroupMission>(ownDashboardIn(groupId), {
    read: ({ missions }) => missions,
    write: (dashboard, missions) => ({ ...dashboard, missions }),
  }),
)
