import { dayMs, minuteMs } from '../kernel/days.ts'

/** How many of a plan one payment can buy. */
export const quantityBounds = { min: 1, max: 100 } as const

/** How often one user may make the server ask the provider. */
export const checkLimit = { attempts: 60, seconds: 5 * 60 } as const

/** How many payments one user may start. Each asks the provider and is stored. */
export const sessionLimit = { attempts: 30, seconds: 3600 } as const

/** How long an expired payment is kept. The provider reports a late payment within days. */
export const expiredKeptMs = 60 * dayMs

/** How long a payment page is open. */
export const sessionLifeMs = 60 * minuteMs

/** The total price of an order in hundredths, at the current price, and the number of gems. */
export function orderOf(
  { gems, price, promoPrice }: { gems: number; price: number; promoPrice: number | null },
  quantity: number,
): { gems: number; unitAmount: number; amount: number } {
  const unitAmount = promoPrice ?? price
  return { gems: gems * quantity, unitAmount, amount: unitAmount * quantity }
}

/** The time of the next check of a payment without an event: intervals increase, starting with two minutes. */
export function nextCheckAt(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime()
  return new Date(now.getTime() + Math.max(2 * minuteMs, age))
}

/** Gems to take back for a reversed amount: proportional and rounded down, and all of them for the full amount. */
export function gemsToReverse({ gems, amount }: { gems: number; amount: number }, reversed: number): number {
  return reversed >= amount ? gems : Math.floor((gems * Math.max(0, reversed)) / amount)
}

/** The amount of a refund in hundredths: 0 when it failed. */
export function refundedBy({ status, amount }: { status: string | null; amount: number }): number {
  return status === 'failed' || status === 'canceled' ? 0 : amount
}

/** The disputed amount in hundredths. An inquiry disputes nothing; undefined: there is nothing to record. */
export function disputedBy({ status, amount }: { status: string; amount: number }): number | undefined {
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 0
  return status.startsWith('warning_') ? undefined : amount
}
