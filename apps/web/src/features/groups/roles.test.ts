import { describe, expect, it } from 'vitest'
import { actionsOn, labelOf } from './roles.ts'

const creator = { id: 'c', groupRole: 'creator', managed: false } as const
const leader = { id: 'l', groupRole: 'leader', managed: false } as const
const other = { id: 'o', groupRole: 'leader', managed: false } as const
const member = { id: 'm', groupRole: 'member', managed: false } as const

const allowed = (actions: object) =>
  Object.entries(actions)
    .filter(([, may]) => may)
    .map(([action]) => action)

describe('actionsOn', () => {
  it('allows the creator everything except lowering a member', () => {
    expect(allowed(actionsOn(creator, member))).toEqual(['promote', 'remove', 'sendGems', 'rubies', 'see'])
    expect(allowed(actionsOn(creator, leader))).toEqual(['lower', 'remove', 'sendGems', 'rubies', 'see', 'handOver'])
  })

  it('offers no gems and no leadership for a child', () => {
    expect(allowed(actionsOn(creator, { ...member, managed: true }))).toEqual(['remove', 'rubies', 'see'])
  })

  it('allows a leader nothing on other leaders and the creator', () => {
    expect(allowed(actionsOn(leader, member))).toEqual(['promote', 'remove', 'sendGems', 'rubies', 'see'])
    expect(allowed(actionsOn(leader, other))).toEqual(['sendGems', 'see'])
    expect(allowed(actionsOn(leader, creator))).toEqual(['sendGems', 'see'])
  })

  it('allows a member nothing, and no one anything on themselves', () => {
    expect(allowed(actionsOn(member, leader))).toEqual([])
    expect(allowed(actionsOn(creator, creator))).toEqual([])
  })
})

it("names roles by the group's own words, except the creator", () => {
  const words = { leaderRoleDisplayName: 'Parent', memberRoleDisplayName: null }
  expect([labelOf(words, 'creator'), labelOf(words, 'leader'), labelOf(words, 'member')]).toEqual([
    null,
    'Parent',
    null,
  ])
})
