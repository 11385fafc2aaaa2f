import { createDashboardList } from '../../app/mutations/optimistic-list.ts'

/** The tags of personal tasks: those of all users, then the user's own. */
export const ownTags = createDashboardList('tags')
