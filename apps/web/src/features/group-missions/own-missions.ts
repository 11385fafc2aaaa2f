import { createListIn } from '../../app/mutations/optimistic-list.ts'
import { ownDashboardIn } from '../groups/own-dashboard.ts'
import { perGroup } from '../groups/per-group.ts'

/** The user's missions in a group. */
export const ownMissionsIn = perGroup((groupId) => createListIn(ownDashboardIn(groupId), 'missions'))
