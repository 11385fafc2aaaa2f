import { expect, test } from 'vitest'
import { assertDeviceRight, type DeviceRight } from './device-rights.ts'
import { DomainError } from './errors.ts'

const [own, other] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']

function verdictOf(right: DeviceRight | undefined, path: string, input: unknown, managed = false): string {
  try {
    assertDeviceRight(own, { id: own, groupId: own, managed }, { right, path, input })
    return 'ok'
  } catch (error) {
    return error instanceof DomainError ? error.code : 'broken'
  }
}

test.each([
  ['a call without a right', undefined, '/user/tasks', {}, 'notAuthorized'],
  ['a call of the device alone', 'wall', '/device/wall', {}, 'notAuthorized'],
  ['a call of children', 'child', '/user/tasks', {}, 'notAuthorized'],
  ['a call of players', 'person', '/user/notifications', {}, 'ok'],
  ['its own group', 'person', '/groups/{id}', { id: own }, 'ok'],
  ['its own group in capitals', 'person', '/groups/{id}', { id: own.toUpperCase() }, 'ok'],
  ['another group', 'person', '/groups/{id}', { id: other }, 'notPartOfTheGroup'],
  ['another player', 'person', '/groups/{groupId}/users/{userId}', { groupId: own, userId: other }, 'notAuthorized'],
  [
    'another player of another group',
    ...([
      'person',
      '/groups/{groupId}/users/{userId}',
      { groupId: other, userId: other },
      'notPartOfTheGroup',
    ] as const),
  ],
  ['no input', 'person', '/groups/{id}', undefined, 'ok'],
] as const)('%s', (_what, right, path, input, wanted) => {
  expect(verdictOf(right, path, input)).toBe(wanted)
})

test('children may make the calls of children and of players', () => {
  expect(verdictOf('child', '/user/tasks', {}, true)).toBe('ok')
  expect(verdictOf('person', '/user/notifications', {}, true)).toBe('ok')
  expect(verdictOf('wall', '/device/wall', {}, true)).toBe('notAuthorized')
})
