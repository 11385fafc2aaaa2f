import { expect, test } from 'vitest'
import { disabledReason, waitAfter, waits } from './rules.ts'

const least = () => 0
const most = (below: number) => below - 1

test('a failed delivery is retried within about a day, eight attempts in all, with growing waits', () => {
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits)
  expect(waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000).toBeCloseTo(23.2, 1)
  const given = { event: 'sendGems', fault: 'status' } as const
  expect(waitAfter({ ...given, attempts: 1 }, least)).toBe(5_000)
  expect(waitAfter({ ...given, attempts: 1 }, most)).toBe(6_000)
  expect(waitAfter({ ...given, attempts: 7 }, least)).toBe(57_600_000)
  expect(waitAfter({ ...given, attempts: 8 }, least)).toBeUndefined()
})

test('a test is not tried again, nor is what another attempt would not change', () => {
  expect(waitAfter({ event: 'test', attempts: 1, fault: 'timeout' }, least)).toBeUndefined()
  for (const fault of ['gone', 'privateAddress', 'stopped'] as const) {
    expect(waitAfter({ event: 'sendGems', attempts: 1, fault }, least)).toBeUndefined()
  }
})

test('a webhook is disabled when it is gone, or has failed for three days', () => {
  const now = new Date('2026-03-10T10:00:00Z')
  expect(disabledReason('gone', now, now)).toBe('gone')
  expect(disabledReason('status', null, now)).toBeUndefined()
  expect(disabledReason('status', new Date('2026-03-07T10:00:01Z'), now)).toBeUndefined()
  expect(disabledReason('status', new Date('2026-03-07T10:00:00Z'), now)).toBe('failing')
})
