import { createListIn } from '../../app/mutations/optimistic-list.ts'
import { perGroup } from '../../app/mutations/per-group.ts'
import { ownDashboardIn } from '../groups/own-dashboard.ts'

/** The user's missions in a group. */
export const ownMissionsIn = perGroup((groupId) => createListIn(ownDashboardIn(groupId), 'missions'))
