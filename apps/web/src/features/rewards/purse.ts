import type { Reward } from '@questboard/api/rewards/schema'

/**
 * Rewards from the cheapest on: whatever one has, what is affordable stands above what is not, and nothing changes its
 * place while gold comes and goes.
 */
export function byPrice(rewards: readonly Reward[]): Reward[] {
  return rewards.toSorted((one, other) => one.gold - other.gold)
}

/** What one's gold is beside a price: whole percent of it, at most 100, and what is missing. */
export function beside(gold: number, price: number): { percent: number; missing: number; isEnough: boolean } {
  const missing = Math.max(0, price - gold)
  return { percent: Math.min(100, Math.floor((Math.max(0, gold) / price) * 100)), missing, isEnough: missing === 0 }
}

/** Whether redeeming a reward once more uses it up. */
export function isLastUse({ type, timesToUse }: Pick<Reward, 'type' | 'timesToUse'>): boolean {
  return type === 'once' || (type === 'times' && (timesToUse ?? 0) <= 1)
}
