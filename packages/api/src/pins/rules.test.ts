import { expect, test } from 'vitest'
import { isTrivial, minutesAfter, pinSettings } from './rules.ts'

test.each([
  ...['0000', '99999', '1234', '0123', '456789', '4321', '98765', '3210'].map((pin) => [pin, true] as const),
  ...['1243', '0001', '1357', '2580', '9012', '8901', '1212', '987650'].map((pin) => [pin, false] as const),
])('%s is trivial: %s', (pin, trivial) => {
  expect(isTrivial(pin)).toBe(trivial)
})

test('four wrong PINs are free, then one waits longer and longer', () => {
  expect([1, 4, 5, 6, 7, 8, 9, 500].map(minutesAfter)).toEqual([0, 0, 1, 5, 15, 60, 60, 60])
})

const row = { hash: null, wall: null, lockedAt: null }

test('children are on the wall from the beginning, account holders once they choose', () => {
  const wallOf = (given: Parameters<typeof pinSettings>[0], managed: boolean) => pinSettings(given, { managed }).wall
  expect(wallOf(undefined, true)).toBe('tap')
  expect(wallOf({ ...row, hash: 'x' }, true)).toBe('pin')
  expect(wallOf({ ...row, hash: 'x', wall: 'tap' }, true)).toBe('tap')
  expect(wallOf({ ...row, wall: 'off' }, true)).toBe('off')
  expect(wallOf(undefined, false)).toBe('off')
  expect(wallOf({ ...row, hash: 'x' }, false)).toBe('off')
  expect(wallOf({ ...row, wall: 'tap' }, false)).toBe('tap')
})

test('the wall does not ask for the PIN of a member who has none', () => {
  expect(pinSettings({ ...row, wall: 'pin' }, { managed: true })).toEqual({ pin: false, locked: false, wall: 'tap' })
  expect(pinSettings({ ...row, wall: 'pin' }, { managed: false }).wall).toBe('off')
})
