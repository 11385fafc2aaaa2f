import type { Reward } from '@questboard/api/rewards/schema'
import { describe, expect, it } from 'vitest'
import { affordability, byPrice, isLastUse } from './prices.ts'

const reward = (name: string, gold: number): Reward => ({
  id: name,
  name,
  gold,
  type: 'constant',
  timesToUse: null,
  updatedAt: '',
})

describe('the order of rewards', () => {
  it('is by price, then by creation', () => {
    const rewards = [reward('film', 40), reward('tea', 5), reward('walk', 40), reward('trip', 900)]
    expect(byPrice(rewards).map(({ name }) => name)).toEqual(['tea', 'film', 'walk', 'trip'])
    expect(rewards[0]?.name).toBe('film')
  })
})

describe('the progress towards a price', () => {
  it('fills the bar in proportion', () => {
    expect(affordability(0, 40)).toEqual({ percent: 0, missing: 40, isEnough: false })
    expect(affordability(39, 40)).toEqual({ percent: 97, missing: 1, isEnough: false })
    expect(affordability(40, 40)).toEqual({ percent: 100, missing: 0, isEnough: true })
    expect(affordability(4000, 40)).toEqual({ percent: 100, missing: 0, isEnough: true })
  })

  it('is never full before the price is reached', () => {
    expect(affordability(99_999, 100_000)).toEqual({ percent: 99, missing: 1, isEnough: false })
  })
})

describe('the last use', () => {
  it('is the only one, or the last of several, never that of a constant reward', () => {
    expect(isLastUse({ type: 'once', timesToUse: null })).toBe(true)
    expect(isLastUse({ type: 'times', timesToUse: 2 })).toBe(false)
    expect(isLastUse({ type: 'times', timesToUse: 1 })).toBe(true)
    expect(isLastUse({ type: 'constant', timesToUse: null })).toBe(false)
  })
})
