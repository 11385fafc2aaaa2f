import type { UserGroupReward } from '@questboard/api/group-rewards/schema'
import { type Change, noChange, removeItems, updateItem } from '../../app/mutations/changes.ts'

/** Whether redeeming a reward once more uses it up. */
export const isLastUse = ({ timesLeft }: Pick<UserGroupReward, 'timesLeft'>): boolean =>
  timesLeft !== null && timesLeft <= 1

/**
 * Redeems a reward, or requests it where it needs approval. It sets the uses left instead of counting down, because it
 * may be applied to a response that already counted.
 */
export function redeemIn(reward: UserGroupReward): Change<UserGroupReward> {
  const { id, requireApprove, timesLeft } = reward
  if (requireApprove) {
    return updateItem(id, (now) => (now.approveRequested ? now : { ...now, approveRequested: true }))
  }
  if (timesLeft === null) return noChange
  if (isLastUse(reward)) return removeItems([id])
  const left = timesLeft - 1
  return updateItem(id, (now) => (now.timesLeft === null || now.timesLeft <= left ? now : { ...now, timesLeft: left }))
}
