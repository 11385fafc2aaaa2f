import { createDashboardList } from '../../app/mutations/optimistic-list.ts'

/** The user's current rewards. */
export const { overlay, perform, useCurrent: useRewards } = createDashboardList('rewards')
