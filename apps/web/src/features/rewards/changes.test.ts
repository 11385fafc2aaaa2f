import type { Reward } from '@questboard/api/rewards/schema'
import { describe, expect, it } from 'vitest'
import { used } from './changes.ts'

const cinema: Reward = { id: 'a', name: 'Cinema', gold: 40, type: 'times', timesToUse: 3 }
const tea: Reward = { id: 'b', name: 'Tea', gold: 5, type: 'constant', timesToUse: null }
const trip: Reward = { id: 'c', name: 'Trip', gold: 900, type: 'once', timesToUse: null }
const rewards = [cinema, tea, trip]

describe('using a reward', () => {
  it('counts down what can be used several times', () => {
    expect(used(cinema)(rewards)).toEqual([{ ...cinema, timesToUse: 2 }, tea, trip])
  })

  it('takes away what is used up', () => {
    expect(used(trip)(rewards)).toEqual([cinema, tea])
    expect(used({ ...cinema, timesToUse: 1 })(rewards)).toEqual([tea, trip])
  })

  it('leaves what stays for ever', () => {
    expect(used(tea)(rewards)).toBe(rewards)
  })

  it('lies well over an answer that knows of it, or of one more', () => {
    const known = used(cinema)(rewards)
    expect(used(cinema)(known)).toBe(known)
    const more = [{ ...cinema, timesToUse: 1 }, tea, trip]
    expect(used(cinema)(more)).toBe(more)
  })
})
