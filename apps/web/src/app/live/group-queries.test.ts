import { getQueryKey } from '@trpc/react-query'
import { describe, expect, it } from 'vitest'
import { isGroupQuery } from './group-queries.ts'

const key = (path: string, input?: object) => [path.split('.'), ...(input ? [{ input, type: 'query' }] : [])]

describe('isGroupQuery', () => {
  it.each([
    ['groups.list', {}],
    ['groups.ownStats', {}],
    ['groups.read', { id: 'a' }],
    ['groups.members', { id: 'a' }],
    ['groups.invitations.list', { id: 'a' }],
    ['groupTasks.list', { groupId: 'a', archived: false }],
    ['groupTasks.ofMember.list', { groupId: 'a', userId: 'u' }],
    ['groupMissions.read', { groupId: 'a', missionId: 'm' }],
    ['groupRewards.ofUser.list', { groupId: 'a', userId: 'u' }],
    ['dashboard.readInGroup', { groupId: 'a' }],
    ['dashboard.readOfMember', { groupId: 'a', userId: 'u' }],
    ['dashboard.approvals', {}],
    ['children.list', {}],
    ['dashboard.today', {}],
    ['groupTasks.list', undefined],
  ])('is true for %s with %j', (path, input) => {
    expect(isGroupQuery(key(path, input), ['a'])).toBe(true)
    expect(isGroupQuery(key(path, input))).toBe(true)
  })

  it.each([
    ['groups.read', { id: 'b' }],
    ['groupTasks.list', { groupId: 'b' }],
    ['dashboard.readInGroup', { groupId: 'b' }],
    ['dashboard.read', {}],
    ['tasks.list', { id: 'a' }],
    ['notifications.list', {}],
  ])('is false for %s with %j', (path, input) => {
    expect(isGroupQuery(key(path, input), ['a'])).toBe(false)
  })

  it('is false for keys that are not calls', () => {
    expect([['purchases'], ['groups'], [undefined]].map((queryKey) => isGroupQuery(queryKey))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('understands the keys that the client creates', () => {
    const procedure = { _def: () => ({ path: ['groups', 'read'] }) } as unknown as Parameters<typeof getQueryKey>[0]
    expect(isGroupQuery(getQueryKey(procedure, { id: 'a' }, 'query'), ['a'])).toBe(true)
    expect(isGroupQuery(getQueryKey(procedure, { id: 'a' }, 'query'), ['b'])).toBe(false)
  })
})
