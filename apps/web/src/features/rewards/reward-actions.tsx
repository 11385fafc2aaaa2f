import type { Reward } from '@questboard/api/rewards/schema'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { usualAction } from '../../ui/usual-actions.tsx'
import { remove } from './menu-handlers.ts'
import { openReward } from './reward-handlers.tsx'

/** The actions for a reward, besides redeeming it. */
export function rewardActions(reward: Reward): MenuAction[] {
  return [usualAction('edit', () => openReward(reward)), usualAction('remove', () => remove(reward))]
}
