import type { Reward } from '@questboard/api/rewards/schema'
import { describe, expect, it } from 'vitest'
import { redeemIn } from './changes.ts'

const cinema: Reward = { id: 'a', name: 'Cinema', gold: 40, type: 'times', timesToUse: 3, updatedAt: '' }
const tea: Reward = { id: 'b', name: 'Tea', gold: 5, type: 'constant', timesToUse: null, updatedAt: '' }
const trip: Reward = { id: 'c', name: 'Trip', gold: 900, type: 'once', timesToUse: null, updatedAt: '' }
const rewards = [cinema, tea, trip]

describe('using a reward', () => {
  it('counts down the uses left', () => {
    expect(redeemIn(cinema)(rewards)).toEqual([{ ...cinema, timesToUse: 2 }, tea, trip])
  })

  it('removes a used-up reward', () => {
    expect(redeemIn(trip)(rewards)).toEqual([cinema, tea])
    expect(redeemIn({ ...cinema, timesToUse: 1 })(rewards)).toEqual([tea, trip])
  })

  it('keeps a constant reward', () => {
    expect(redeemIn(tea)(rewards)).toBe(rewards)
  })

  it('can be applied to a response that contains it, or one more use', () => {
    const known = redeemIn(cinema)(rewards)
    expect(redeemIn(cinema)(known)).toBe(known)
    const more = [{ ...cinema, timesToUse: 1 }, tea, trip]
    expect(redeemIn(cinema)(more)).toBe(more)
  })
})
