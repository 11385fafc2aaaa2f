import type { Mission } from '@questboard/api/missions/schema'
import { createDashboardList } from '../../app/mutations/optimistic-list.ts'

/** The user's current missions and their tasks. */
export const {
  overlay,
  perform,
  settled,
  useCurrent: useMissions,
  useWithin: useArchivedMissions,
} = createDashboardList<Mission>({
  read: ({ missions }) => missions,
  write: (dashboard, missions) => ({ ...dashboard, missions }),
})
