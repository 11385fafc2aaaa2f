import type { Reward } from '@questboard/api/rewards/schema'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { standardAction } from '../../ui/standard-actions.tsx'
import { removeReward } from './remove.ts'
import { openReward } from './reward-handlers.tsx'

/** The actions for a reward, besides redeeming it. */
export function rewardActions(reward: Reward): MenuAction[] {
  return [standardAction('edit', () => openReward(reward)), standardAction('remove', () => removeReward(reward))]
}
