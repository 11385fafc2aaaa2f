import type { RewardType } from './schema.ts'

/** The fields of a reward that the rules use. `timesToUse` is null unless the type is `times`. */
export interface RewardState {
  type: RewardType
  timesToUse: number | null
}

/**
 * A reward after it was redeemed once.
 * @returns undefined when it is used up
 */
export function afterUse<Reward extends RewardState>(reward: Reward): Reward | undefined {
  if (reward.type === 'constant') return reward
  const timesToUse = reward.type === 'times' ? (reward.timesToUse ?? 0) - 1 : 0
  return timesToUse > 0 ? { ...reward, timesToUse } : undefined
}
