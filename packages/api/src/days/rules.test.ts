import { describe, expect, test } from 'vitest'
import { isCharged, penaltiesOf, type RecurringTask, rolloversBetween, wasMissed } from './rules.ts'

const task = (overrides: Partial<RecurringTask> = {}): RecurringTask => ({
  id: 'a',
  type: 'daily',
  gold: 10,
  completedAt: null,
  repeatingSince: '2026-01-01',
  chargedOn: null,
  ...overrides,
})

describe('the rollovers', () => {
  test('dailies every day, weeklies on Mondays', () => {
    expect(rolloversBetween('2026-03-10', '2026-03-10')).toEqual([])
    expect(rolloversBetween('2026-03-10', '2026-03-11')).toEqual([
      { type: 'daily', lastEnded: '2026-03-10', running: '2026-03-10', wasRunning: true },
    ])
    // Sunday to Monday
    expect(rolloversBetween('2026-03-15', '2026-03-16')).toEqual([
      { type: 'daily', lastEnded: '2026-03-15', running: '2026-03-15', wasRunning: true },
      { type: 'weekly', lastEnded: '2026-03-09', running: '2026-03-09', wasRunning: true },
    ])
  })

  test('an absence ends the last period, not the one that was running', () => {
    expect(rolloversBetween('2026-03-10', '2026-03-25')).toEqual([
      { type: 'daily', lastEnded: '2026-03-24', running: '2026-03-10', wasRunning: false },
      { type: 'weekly', lastEnded: '2026-03-16', running: '2026-03-09', wasRunning: false },
    ])
  })
})

describe('missed tasks', () => {
  const [overNight] = rolloversBetween('2026-03-10', '2026-03-11')
  const [afterAWeek] = rolloversBetween('2026-03-10', '2026-03-17')
  const done = task({ completedAt: new Date('2026-03-10T08:00:00Z') })

  test('an open task was missed; after an absence a completed one was, too', () => {
    if (!overNight || !afterAWeek) throw new Error('expected a rollover in both cases')
    expect(wasMissed(task(), overNight)).toBe(true)
    expect(wasMissed(done, overNight)).toBe(false)
    expect(wasMissed(done, afterAWeek)).toBe(true)
    expect(wasMissed(task({ type: 'weekly' }), overNight)).toBe(false)
  })
})

describe('the penalty for a missed task', () => {
  const overNight = rolloversBetween('2026-03-10', '2026-03-11')
  const overWeek = rolloversBetween('2026-03-15', '2026-03-16')
  const charged = (overrides: Partial<RecurringTask>, rollovers = overNight, lastSeenDay = '2026-03-10') =>
    isCharged(task(overrides), rollovers, lastSeenDay)

  test('is half the gold, rounded up, one task after the other until no gold is left', () => {
    const missed = [task({ id: 'a', gold: 15 }), task({ id: 'b', gold: 10 }), task({ id: 'c', gold: 4 })]
    const amounts = (balance: number) => penaltiesOf(missed, balance).map(({ task, gold }) => [task.id, gold])
    expect(amounts(100)).toEqual([
      ['a', 8],
      ['b', 5],
      ['c', 2],
    ])
    expect(amounts(10)).toEqual([
      ['a', 8],
      ['b', 2],
    ])
    expect(amounts(0)).toEqual([])
  })

  test('is nothing in the day or week in which it became repeating', () => {
    expect(charged({ repeatingSince: '2026-03-10' })).toBe(false)
    expect(charged({ repeatingSince: '2026-03-09' })).toBe(true)
    expect(charged({ type: 'weekly', repeatingSince: '2026-03-09' }, overWeek)).toBe(false)
    expect(charged({ type: 'weekly', repeatingSince: '2026-03-08' }, overWeek)).toBe(true)
  })

  test('is nothing again while its owner stays away', () => {
    expect(charged({ chargedOn: '2026-03-10' })).toBe(true)
    expect(charged({ chargedOn: '2026-03-11' }, rolloversBetween('2026-03-11', '2026-03-12'))).toBe(false)
    expect(charged({ chargedOn: '2026-03-11' }, rolloversBetween('2026-03-11', '2026-03-12'), '2026-03-11')).toBe(true)
  })
})
