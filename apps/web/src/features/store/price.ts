import type { Avatar, BoardItem } from '@questboard/api/store/schema'

/** What one pays with in the store. */
export type Currency = 'gold' | 'gems'

export type Price = { currency: Currency; price: number }

export type Purse = Record<Currency, number>

type Priced = Pick<Avatar, 'gold' | 'gems'> | Pick<BoardItem, 'gems'>

/** What an item can be bought for, gold first; nothing for a free one. */
export function pricesOf(item: Priced): Price[] {
  const all = [
    { currency: 'gold', price: 'gold' in item ? item.gold : null },
    { currency: 'gems', price: item.gems },
  ] as const
  return all.flatMap(({ currency, price }) => (price === null ? [] : [{ currency, price }]))
}

/** How much is missing to pay a price; 0 when there is enough. */
export function missingFor({ currency, price }: Price, purse: Purse): number {
  return Math.max(0, price - purse[currency])
}

export function canPay(prices: readonly Price[], purse: Purse): boolean {
  return prices.some((price) => missingFor(price, purse) === 0)
}

/** The price that is offered first: the first one that can be paid, else the one of which the smallest part is missing. */
export function firstChoice(prices: readonly [Price, ...Price[]], purse: Purse): Price {
  const partMissing = (price: Price) => missingFor(price, purse) / price.price
  return prices.reduce((best, price) => (partMissing(price) < partMissing(best) ? price : best))
}
