import type { GemsPlan } from '@questboard/api/store/schema'

/** What a plan costs now, in hundredths. */
export const priceOf = ({ price, promoPrice }: Pick<GemsPlan, 'price' | 'promoPrice'>): number => promoPrice ?? price

/** What so many of a plan buy and cost. */
export function orderOf(plan: GemsPlan, quantity: number): { gems: number; amount: number } {
  return { gems: plan.gems * quantity, amount: priceOf(plan) * quantity }
}
