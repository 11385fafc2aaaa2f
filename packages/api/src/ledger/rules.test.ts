import { describe, expect, test } from 'vitest'
import { weekStarts } from './rules.ts'

describe('the last weeks', () => {
  test('begin on Mondays at local midnight, oldest first, and end with the running one', () => {
    expect(weekStarts('2026-03-11', 2, 'Europe/Sofia')).toEqual([
      { monday: '2026-03-02', at: new Date('2026-03-01T22:00:00Z') },
      { monday: '2026-03-09', at: new Date('2026-03-08T22:00:00Z') },
    ])
  })

  test('a Monday belongs to the week that it begins, a Sunday to the one that it ends', () => {
    expect(weekStarts('2026-03-09', 1, 'UTC')[0]?.monday).toBe('2026-03-09')
    expect(weekStarts('2026-03-15', 1, 'UTC')[0]?.monday).toBe('2026-03-09')
  })

  test('follow the change to summer time', () => {
    const [winter, summer] = weekStarts('2026-03-30', 2, 'Europe/Sofia')
    expect(winter?.at).toEqual(new Date('2026-03-22T22:00:00Z'))
    expect(summer?.at).toEqual(new Date('2026-03-29T21:00:00Z'))
  })

  test('know fixed offsets', () => {
    expect(weekStarts('2026-03-09', 1, '+05:30')[0]?.at).toEqual(new Date('2026-03-08T18:30:00Z'))
  })
})
