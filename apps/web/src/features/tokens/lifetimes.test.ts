import { expect, test } from 'vitest'
import { lastDayIn } from './lifetimes.ts'

test('counts the last day by the calendar, across months, years and clock changes', () => {
  expect(lastDayIn(7, new Date(2026, 9, 20, 23, 59))).toBe('2026-10-27')
  expect(lastDayIn(30, new Date(2026, 11, 15, 0, 0))).toBe('2027-01-14')
  expect(lastDayIn(365, new Date(2027, 5, 1, 8))).toBe('2028-05-31')
})
