import type { Reward } from '@questboard/api/rewards/schema'
import { type Change, changed, noChange, removed } from '../../app/mutations/changes.ts'
import { isLastUse } from './purse.ts'

/**
 * One use of a reward as it stands. It names how many are left instead of counting down, so that it may be laid over an
 * answer that has counted it already.
 */
export function used(reward: Reward): Change<Reward> {
  const { id, type } = reward
  if (isLastUse(reward)) return removed([id])
  if (type === 'constant') return noChange
  const left = (reward.timesToUse ?? 0) - 1
  return changed(id, (now) => (now.timesToUse === null || now.timesToUse <= left ? now : { ...now, timesToUse: left }))
}
