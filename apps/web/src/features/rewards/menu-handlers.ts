import type { Reward } from '@questboard/api/rewards/schema'
import { keepFocus } from '../../ui/row-focus.ts'
import { removeReward } from './remove.ts'

export function remove(reward: Reward): void {
  keepFocus(() => removeReward(reward))
}
