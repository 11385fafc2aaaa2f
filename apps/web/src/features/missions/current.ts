import type { Mission } from '@questboard/api/missions/schema'
import { createDashboardList } from '../../app/mutations/optimistic-list.ts'

/** One's own missions but archived ones, and acts on them and on their tasks. */
export const {
  addOptimistic,
  perform,
  settled,
  useCurrent: useMissions,
  useMatching: useArchivedMissions,
} = createDashboardList<Mission>({
  read: ({ missions }) => missions,
  write: (dashboard, missions) => ({ ...dashboard, missions }),
})
