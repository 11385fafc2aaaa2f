import { createListIn } from '../../app/mutations/optimistic-list.ts'
import { perGroup } from '../../app/mutations/per-group.ts'
import { ownDashboardIn } from '../groups/own-dashboard.ts'

/** The user's tasks in a group. */
export const ownTasksIn = perGroup((groupId) => createListIn(ownDashboardIn(groupId), 'tasks'))
