import type { Reward } from '@questboard/api/rewards/schema'

/** Sorts rewards by price. Affordable ones are then always first, and the order is stable while the balance changes. */
export function byPrice(rewards: readonly Reward[]): Reward[] {
  return rewards.toSorted((a, b) => a.gold - b.gold)
}

/** The balance in relation to a price: whole percent, at most 100, and the missing amount. */
export function affordability(gold: number, price: number): { percent: number; missing: number; isEnough: boolean } {
  const missing = Math.max(0, price - gold)
  return { percent: Math.min(100, Math.floor((Math.max(0, gold) / price) * 100)), missing, isEnough: missing === 0 }
}

/** Whether redeeming a reward once more uses it up. */
export function isLastUse({ type, timesToUse }: Pick<Reward, 'type' | 'timesToUse'>): boolean {
  return type === 'once' || (type === 'times' && (timesToUse ?? 0) <= 1)
}
