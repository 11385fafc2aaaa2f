import type { UserGroupReward } from '@questboard/api/group-rewards/schema'
import { describe, expect, it } from 'vitest'
import { asked, isLastUse } from './changes.ts'

const reward = (about: Partial<UserGroupReward>) =>
  ({ id: 'a', requireApprove: false, timesLeft: null, approveRequested: false, ...about }) as UserGroupReward

describe('asking for a reward', () => {
  it('lets one that needs approval wait, and keeps its uses', () => {
    const one = reward({ requireApprove: true, timesLeft: 1 })
    expect(asked(one)([one])).toEqual([{ ...one, approveRequested: true }])
  })

  it('uses another once, however often it is laid over an answer', () => {
    const one = reward({ timesLeft: 3 })
    const used = asked(one)([one])
    expect(used[0]?.timesLeft).toBe(2)
    expect(asked(one)(used)).toBe(used)
  })

  it('takes out what is used up, and leaves what is there always', () => {
    const last = reward({ timesLeft: 1 })
    const always = reward({})
    expect(asked(last)([last])).toEqual([])
    expect(asked(always)([always])).toEqual([always])
    expect([isLastUse(last), isLastUse(always)]).toEqual([true, false])
  })
})
