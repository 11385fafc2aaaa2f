import { describe, expect, test } from 'vitest'
import {
  calendarOf,
  completeEarlier,
  type PeriodRecords,
  readAt,
  resolveMoment,
  streakUpTo,
  withEndedPeriod,
} from './rules.ts'

const now = new Date('2026-03-12T10:00:00Z')

describe('when a thing was done', () => {
  test('may be up to 72 hours ago and up to 2 minutes ahead', () => {
    for (const at of ['2026-03-09T10:00:00Z', '2026-03-12T10:00:00Z', '2026-03-12T10:02:00Z']) {
      expect(readAt(at, now)).toEqual(new Date(at))
    }
    for (const at of ['2026-03-09T09:59:59.999Z', '2026-03-12T10:02:00.001Z']) {
      expect(() => readAt(at, now)).toThrow('invalidData')
    }
    expect(readAt(undefined, now)).toBeUndefined()
  })

  const placed = (at: string, more: Partial<Parameters<typeof resolveMoment>[1]> = {}) => {
    const createdAt = new Date('2026-03-01T00:00:00Z')
    const { day } = resolveMoment(new Date(at), {
      now,
      zone: 'UTC',
      dayStartsAt: 0,
      today: '2026-03-12',
      createdAt,
      since: null,
      ...more,
    })
    return day
  }

  test('is on the day of the zone, not before the task was there, and not after today', () => {
    expect(placed('2026-03-11T23:59:59Z')).toBe('2026-03-11')
    expect(placed('2026-03-11T23:59:59Z', { zone: 'Europe/Sofia' })).toBe('2026-03-12')
    expect(placed('2026-03-10T12:00:00Z', { createdAt: new Date('2026-03-11T08:00:00Z') })).toBe('2026-03-11')
    expect(placed('2026-03-10T12:00:00Z', { since: '2026-03-11' })).toBe('2026-03-11')
    expect(placed('2026-03-12T10:02:00Z', { zone: '+13:58' })).toBe('2026-03-12')
    // A day that could not be settled yet, and a later day than the local one.
    expect(placed('2026-03-12T09:00:00Z', { today: '2026-03-11' })).toBe('2026-03-11')
    expect(placed('2026-03-12T09:00:00Z', { today: '2026-03-13' })).toBe('2026-03-13')
    expect(placed('2026-03-11T09:00:00Z', { today: '2026-03-13' })).toBe('2026-03-11')
    // Days that start at 03:00.
    expect(placed('2026-03-12T02:59:59Z', { dayStartsAt: 180 })).toBe('2026-03-11')
    expect(placed('2026-03-12T03:00:00Z', { dayStartsAt: 180 })).toBe('2026-03-12')
  })
})

describe('a streak', () => {
  const daily = calendarOf('daily', () => false)
  const endedPeriod = (period: string, streak: number) => ({
    period,
    streak,
    paid: 0,
    exp: 0,
    moved: false,
    result: false,
    kept: false,
  })

  test('goes back to the last missed day, or to one whose streak is recorded', () => {
    const records: PeriodRecords = { doneOn: ['2026-03-08', '2026-03-10', '2026-03-11'], endedPeriods: null }
    expect(streakUpTo('2026-03-11', records, daily)).toBe(2)
    expect(streakUpTo('2026-03-12', records, daily)).toBe(0)
    expect(streakUpTo('2026-03-11', { ...records, endedPeriods: [endedPeriod('2026-03-10', 40)] }, daily)).toBe(42)
  })

  test('skips holidays, however long, and ends where nothing is recorded', () => {
    const isSkipped = (day: string) => day !== '2026-03-01'
    expect(
      streakUpTo('2026-03-11', { doneOn: ['2026-03-02'], endedPeriods: null }, calendarOf('daily', isSkipped)),
    ).toBe(1)
    expect(
      streakUpTo(
        '2026-03-11',
        { doneOn: null, endedPeriods: null },
        calendarOf('daily', () => true),
      ),
    ).toBe(0)
  })

  test('is joined by a late completion, whatever the order', () => {
    const records: PeriodRecords = {
      doneOn: ['2026-03-09'],
      endedPeriods: [endedPeriod('2026-03-08', 12), endedPeriod('2026-03-10', 1)],
    }
    const streakOf = (days: string[]) => {
      const joined = days.reduce((sofar, day) => completeEarlier(sofar, day, daily), records)
      return streakUpTo('2026-03-10', joined, daily)
    }
    expect(streakOf(['2026-03-08'])).toBe(0)
    expect(streakOf(['2026-03-10'])).toBe(2)
    expect(streakOf(['2026-03-08', '2026-03-10'])).toBe(15)
    expect(streakOf(['2026-03-10', '2026-03-08'])).toBe(15)
  })

  test('a record of a period replaces the one before', () => {
    const endedPeriods = withEndedPeriod(
      [endedPeriod('2026-03-08', 1), endedPeriod('2026-03-10', 2)],
      endedPeriod('2026-03-09', 3),
    )
    expect(endedPeriods.map(({ period }) => period)).toEqual(['2026-03-08', '2026-03-09', '2026-03-10'])
    expect(withEndedPeriod(endedPeriods, endedPeriod('2026-03-09', 4))).toHaveLength(3)
  })
})
