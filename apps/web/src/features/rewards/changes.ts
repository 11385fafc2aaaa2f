import type { Reward } from '@questboard/api/rewards/schema'
import { type Change, noChange, removeItems, updateItem } from '../../app/mutations/changes.ts'
import { isLastUse } from './prices.ts'

/**
 * Redeems a reward once. It sets the uses left instead of counting down, because it may be applied to a response that
 * already counted.
 */
export function redeemIn(reward: Reward): Change<Reward> {
  const { id, type } = reward
  if (isLastUse(reward)) return removeItems([id])
  if (type === 'constant') return noChange
  const left = (reward.timesToUse ?? 0) - 1
  return updateItem(id, (now) =>
    now.timesToUse === null || now.timesToUse <= left ? now : { ...now, timesToUse: left },
  )
}
