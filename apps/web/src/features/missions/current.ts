import type { Mission } from '@questboard/api/missions/schema'
import { createCurrent } from '../../app/acts/current.ts'

/** One's own missions but archived ones, and acts on them and on their tasks. */
export const {
  layOver,
  perform,
  settled,
  useCurrent: useMissions,
  useAmong: useArchivedMissions,
} = createCurrent<Mission>({
  read: ({ missions }) => missions,
  write: (dashboard, missions) => ({ ...dashboard, missions }),
})
