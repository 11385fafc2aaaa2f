import type { Avatar, BoardItem } from '@questboard/api/store/schema'

/** The currencies of the store. */
export type Currency = 'gold' | 'gems'

export type Price = { currency: Currency; price: number }

export type Purse = Record<Currency, number>

type Priced = Pick<Avatar, 'gold' | 'gems'> | Pick<BoardItem, 'gems'>

/** The prices of an item, gold first; empty for a free one. */
export function pricesOf(item: Priced): Price[] {
  const all = [
    { currency: 'gold', price: 'gold' in item ? item.gold : null },
    { currency: 'gems', price: item.gems },
  ] as const
  return all.flatMap(({ currency, price }) => (price === null ? [] : [{ currency, price }]))
}

/** The missing amount for a price; 0 when the balance is enough. */
export function missingFor({ currency, price }: Price, purse: Purse): number {
  return Math.max(0, price - purse[currency])
}

/** The default price: the first affordable one, else the one of which the smallest part is missing. */
export function firstChoice(prices: readonly [Price, ...Price[]], purse: Purse): Price {
  const partMissing = (price: Price) => missingFor(price, purse) / price.price
  return prices.reduce((best, price) => (partMissing(price) < partMissing(best) ? price : best))
}
