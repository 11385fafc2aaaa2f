import type { Reward } from '@questboard/api/rewards/schema'
import { createCurrent } from '../../app/acts/current.ts'

/** One's own rewards, and acts on them. */
export const {
  layOver,
  perform,
  useCurrent: useRewards,
} = createCurrent<Reward>({
  read: ({ rewards }) => rewards,
  write: (dashboard, rewards) => ({ ...dashboard, rewards }),
})
