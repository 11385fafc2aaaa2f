import type { GemsPlan } from '@questboard/api/store/schema'

/** The current price of a plan in cents. */
export const priceOf = ({ price, promoPrice }: Pick<GemsPlan, 'price' | 'promoPrice'>): number => promoPrice ?? price

/** The gems and the price of a quantity of a plan. */
export function orderOf(plan: GemsPlan, quantity: number): { gems: number; amount: number } {
  return { gems: plan.gems * quantity, amount: priceOf(plan) * quantity }
}
