import { expect, test } from 'vitest'
import { areasByAccess, presets, scopesOf } from './presets.ts'

test('each preset has the scopes that its name says', () => {
  expect(scopesOf(presets.chosen)).toEqual([])
  expect(scopesOf(presets.tasks)).toEqual(['tasks:write'])
  expect(scopesOf(presets.read).every((scope) => scope.endsWith(':read'))).toBe(true)
  expect(scopesOf(presets.everything).every((scope) => scope.endsWith(':write'))).toBe(true)
  expect(scopesOf(presets.read)).toHaveLength(scopesOf(presets.everything).length)
})

test('groups scopes by area, and all areas as all', () => {
  expect(areasByAccess(['tasks:write', 'groups:read'])).toEqual({
    write: { areas: ['tasks'], all: false },
    read: { areas: ['groups'], all: false },
  })
  expect(areasByAccess(scopesOf(presets.read)).read.all).toBe(true)
  expect(areasByAccess(scopesOf(presets.everything)).write.all).toBe(true)
})
