import type { Reward } from '@questboard/api/rewards/schema'
import { createDashboardList } from '../../app/mutations/optimistic-list.ts'

/** The user's current rewards. */
export const {
  overlay,
  perform,
  useCurrent: useRewards,
} = createDashboardList<Reward>({
  read: ({ rewards }) => rewards,
  write: (dashboard, rewards) => ({ ...dashboard, rewards }),
})
