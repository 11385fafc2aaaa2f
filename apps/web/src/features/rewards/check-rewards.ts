import { t } from '@lingui/core/macro'
import { createRewardsInput, rewardPrice, timesToUse } from '@questboard/api/rewards/schema'
import { formatNumber } from '../../app/format-number.ts'

export const [minPrice, maxPrice] = [Number(rewardPrice.minValue), Number(rewardPrice.maxValue)]
export const [minTimes, maxTimes] = [Number(timesToUse.minValue), Number(timesToUse.maxValue)]

type Field = 'name' | 'gold' | 'type' | 'timesToUse'

/** The values of the form. Numbers may be empty while typing. */
export type RewardValues = { name: string; gold: number | string; type: Type; timesToUse: number | string }

type Type = 'constant' | 'once' | 'times'

/** The uses that a reward has left, which an edit can leave alone; undefined: a new one, or not limited. */
export type UsesLeft = number | undefined

/** Whether a form leaves the remaining uses of a reward as they are. */
export const keepsUses = ({ type, timesToUse }: Pick<RewardValues, 'type' | 'timesToUse'>, left: UsesLeft): boolean =>
  type === 'times' && timesToUse === left

/**
 * The rewards of a form as the API takes them. Only those of the type for several uses have a number of uses; one use
 * that is left alone counts as the fewest that can be given.
 */
export function readRewards(written: RewardValues[], left: UsesLeft): { rewards: unknown[] } {
  return {
    rewards: written.map(({ timesToUse, ...reward }) => {
      if (reward.type !== 'times') return reward
      const isKept = keepsUses({ type: reward.type, timesToUse }, left)
      return { ...reward, timesToUse: isKept ? Math.max(Number(timesToUse), minTimes) : timesToUse }
    }),
  }
}

/** The error text of each field, by its path in the API and in the form, for `count` rewards. */
export function rewardTexts(count: number): Record<string, string> {
  const max = formatNumber(maxPrice)
  const maxUses = formatNumber(maxTimes)
  const texts: Record<Field, string> = {
    name: t`Enter a name of up to 150 characters.`,
    gold: t`Enter a whole number from ${minPrice} to ${max}.`,
    type: t`Choose how often.`,
    timesToUse: t`How many times? Enter a whole number from ${minTimes} to ${maxUses}.`,
  }
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) =>
      Object.entries(texts).map(([field, text]) => [`rewards.${index}.${field}`, text]),
    ).flat(),
  )
}

/** Validates rewards against the API's schema and returns an error text for each invalid field. */
export function checkRewards({ rewards }: { rewards: RewardValues[] }, left?: UsesLeft): Record<string, string> {
  const issues = createRewardsInput.safeParse(readRewards(rewards, left)).error?.issues ?? []
  const refused = new Set(issues.map(({ path }) => path.slice(0, 3).join('.')))
  return Object.fromEntries(Object.entries(rewardTexts(rewards.length)).filter(([path]) => refused.has(path)))
}
