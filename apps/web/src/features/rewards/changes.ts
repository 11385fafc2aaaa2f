import type { Reward } from '@questboard/api/rewards/schema'
import { type Change, changed, noChange, removed } from '../../app/mutations/changes.ts'
import { isLastUse } from './prices.ts'

/**
 * One use of a reward. It sets the uses left instead of counting down, because it may be applied to a response that
 * already counted.
 */
export function used(reward: Reward): Change<Reward> {
  const { id, type } = reward
  if (isLastUse(reward)) return removed([id])
  if (type === 'constant') return noChange
  const left = (reward.timesToUse ?? 0) - 1
  return changed(id, (now) => (now.timesToUse === null || now.timesToUse <= left ? now : { ...now, timesToUse: left }))
}
