import { expect, test } from 'vitest'
import { backoffAfter } from './backoff.ts'

test('doubles the delay after each failure, up to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 20, 2000].map((failures) => backoffAfter(failures, 1))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ])
})

test('random jitter halves the delay at most', () => {
  expect([0, 0.5, 0.999].map((chance) => backoffAfter(3, chance))).toEqual([2000, 3000, 3998])
})
