import { describe, expect, it } from 'vitest'
import { firstChoice, missingFor, type Price, pricesOf } from './price.ts'

const gold: Price = { currency: 'gold', price: 300 }
const gems: Price = { currency: 'gems', price: 30 }

describe('the price of an item', () => {
  it('has one entry for each currency', () => {
    expect(pricesOf({ gold: 300, gems: 30 })).toEqual([gold, gems])
    expect(pricesOf({ gold: null, gems: 30 })).toEqual([gems])
    expect(pricesOf({ gems: 30 })).toEqual([gems])
  })

  it('is empty for a free item', () => {
    expect(pricesOf({ gold: null, gems: null })).toEqual([])
  })
})

describe('the balance', () => {
  it('is enough at the exact price', () => {
    expect(missingFor(gold, { gold: 299, gems: 0 })).toBe(1)
    expect(missingFor(gold, { gold: 300, gems: 0 })).toBe(0)
    expect(missingFor(gems, { gold: 999, gems: 0 })).toBe(30)
  })
})

describe('the default currency', () => {
  it('is gold when both are enough, else the one that is', () => {
    expect(firstChoice([gold, gems], { gold: 300, gems: 30 })).toBe(gold)
    expect(firstChoice([gold, gems], { gold: 10, gems: 30 })).toBe(gems)
  })

  it('is the nearer one when neither is enough', () => {
    expect(firstChoice([gold, gems], { gold: 30, gems: 15 })).toBe(gems)
    expect(firstChoice([gold, gems], { gold: 290, gems: 15 })).toBe(gold)
  })
})
