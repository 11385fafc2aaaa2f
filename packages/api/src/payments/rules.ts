/** How many of a plan can be bought at once. */
export const quantityBounds = { least: 1, most: 100 } as const

const minute = 60_000

/** How often one person may have the provider asked. */
export const checkLimit = { attempts: 60, seconds: 5 * 60 } as const

/** How long the provider's page can be paid on, in milliseconds. */
export const sessionLife = 60 * minute

/** What a purchase costs in hundredths, at the price of this moment, and what it buys. */
export function orderOf(
  { gems, price, promoPrice }: { gems: number; price: number; promoPrice: number | null },
  quantity: number,
): { gems: number; unitAmount: number; amount: number } {
  const unitAmount = promoPrice ?? price
  return { gems: gems * quantity, unitAmount, amount: unitAmount * quantity }
}

/** When the provider is asked next of a payment of which it has not told: ever more rarely, from two minutes on. */
export function nextCheckAt(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime()
  return new Date(now.getTime() + Math.max(2 * minute, age))
}

/**
 * Gems that a payment gives back when so much of its amount went back: in proportion, rounded down for the player, and
 * all of them when all of it did.
 */
export function gemsToReverse({ gems, amount }: { gems: number; amount: number }, reversed: number): number {
  return reversed >= amount ? gems : Math.floor((gems * Math.max(0, reversed)) / amount)
}

/** Hundredths that a refund has moved, or will: none when it failed. */
export function refundedBy({ status, amount }: { status: string | null; amount: number }): number {
  return status === 'failed' || status === 'canceled' ? 0 : amount
}

/** Hundredths that a dispute holds back. A mere inquiry holds nothing; undefined: there is nothing to write of it. */
export function disputedBy({ status, amount }: { status: string; amount: number }): number | undefined {
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 0
  return status.startsWith('warning_') ? undefined : amount
}
