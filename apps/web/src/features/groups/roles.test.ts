import { describe, expect, it } from 'vitest'
import { actsOn, labelOf } from './roles.ts'

const creator = { id: 'c', groupRole: 'creator' } as const
const leader = { id: 'l', groupRole: 'leader' } as const
const other = { id: 'o', groupRole: 'leader' } as const
const member = { id: 'm', groupRole: 'member' } as const

const allowed = (acts: object) =>
  Object.entries(acts)
    .filter(([, may]) => may)
    .map(([act]) => act)

describe('what may be done with a member', () => {
  it('is all but to lower a member, for the creator', () => {
    expect(allowed(actsOn(creator, member))).toEqual(['promote', 'remove', 'sendGems', 'see'])
    expect(allowed(actsOn(creator, leader))).toEqual(['lower', 'remove', 'sendGems', 'see'])
  })

  it('leaves other leaders and the creator alone, for a leader', () => {
    expect(allowed(actsOn(leader, member))).toEqual(['promote', 'remove', 'sendGems', 'see'])
    expect(allowed(actsOn(leader, other))).toEqual(['sendGems', 'see'])
    expect(allowed(actsOn(leader, creator))).toEqual(['sendGems', 'see'])
  })

  it('is nothing for a member, nor with oneself', () => {
    expect(allowed(actsOn(member, leader))).toEqual([])
    expect(allowed(actsOn(creator, creator))).toEqual([])
  })
})

it('calls roles by the words of the group, but the creator', () => {
  const words = { leaderRoleDisplayName: 'Parent', memberRoleDisplayName: null }
  expect([labelOf(words, 'creator'), labelOf(words, 'leader'), labelOf(words, 'member')]).toEqual([
    null,
    'Parent',
    null,
  ])
})
