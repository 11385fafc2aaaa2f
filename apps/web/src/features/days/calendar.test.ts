import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, localDay } from './calendar.ts'

describe('days', () => {
  it("are read from the device's clock", () => {
    expect(localDay(new Date(2026, 2, 5, 23, 59))).toBe('2026-03-05')
    expect(localDay(new Date(2026, 2, 6, 0, 0))).toBe('2026-03-06')
  })

  it('start when the player chose', () => {
    expect(localDay(new Date(2026, 2, 6, 2, 59), 180)).toBe('2026-03-05')
    expect(localDay(new Date(2026, 2, 6, 3, 0), 180)).toBe('2026-03-06')
    expect(localDay(new Date(2026, 2, 1, 1, 0), 90)).toBe('2026-02-28')
    expect(localDay(new Date(2026, 0, 1, 0, 0), 30)).toBe('2025-12-31')
  })

  it('are counted by date, whatever the clock changes', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2026-03-05', '2026-03-04')).toBe(-1)
  })

  it('are added across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(addDays('2026-10-25', 365)).toBe('2027-10-25')
  })
})
