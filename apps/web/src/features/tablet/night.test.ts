import { expect, test } from 'vitest'
import { isNight } from './night.ts'

test.each([
  ['20:59', false],
  ['21:00', true],
  ['00:30', true],
  ['05:59', true],
  ['06:00', false],
  ['13:00', false],
])('at %s it is night: %s', (time, night) => {
  expect(isNight(new Date(`2026-03-10T${time}:00`))).toBe(night)
})
