import { createListIn } from '../../app/mutations/optimistic-list.ts'
import { ownDashboardIn } from '../groups/own-dashboard.ts'
import { perGroup } from '../groups/per-group.ts'

/** The user's tasks in a group. */
export const ownTasksIn = perGroup((groupId) => createListIn(ownDashboardIn(groupId), 'tasks'))
