import { createDashboardList } from '../../app/mutations/optimistic-list.ts'

/** The user's current missions and their tasks. */
export const {
  overlay,
  perform,
  settled,
  useCurrent: useMissions,
  useWithin: useArchivedMissions,
} = createDashboardList('missions')
