import type { UserGroupReward } from '@questboard/api/group-rewards/schema'
import { describe, expect, it } from 'vitest'
import { isLastUse, redeemIn } from './changes.ts'

const reward = (about: Partial<UserGroupReward>) =>
  ({ id: 'a', requireApprove: false, timesLeft: null, approveRequested: false, ...about }) as UserGroupReward

describe('redeeming a reward', () => {
  it('leaves a reward that needs approval waiting, with the same uses', () => {
    const one = reward({ requireApprove: true, timesLeft: 1 })
    expect(redeemIn(one)([one])).toEqual([{ ...one, approveRequested: true }])
  })

  it('counts a use once, even when the response already contains it', () => {
    const one = reward({ timesLeft: 3 })
    const used = redeemIn(one)([one])
    expect(used[0]?.timesLeft).toBe(2)
    expect(redeemIn(one)(used)).toBe(used)
  })

  it('removes a used-up reward, and keeps a constant one', () => {
    const last = reward({ timesLeft: 1 })
    const always = reward({})
    expect(redeemIn(last)([last])).toEqual([])
    expect(redeemIn(always)([always])).toEqual([always])
    expect([isLastUse(last), isLastUse(always)]).toEqual([true, false])
  })
})
