import { describe, expect, test } from 'vitest'
import { weekStarts } from './rules.ts'

describe('the last weeks', () => {
  test('begin on Mondays at local midnight, oldest first, and end with the running one', () => {
    expect(weekStarts(2, { today: '2026-03-11', zone: 'Europe/Sofia', dayStartsAt: 0 })).toEqual([
      { monday: '2026-03-02', at: new Date('2026-03-01T22:00:00Z') },
      { monday: '2026-03-09', at: new Date('2026-03-08T22:00:00Z') },
    ])
  })

  test('a Monday belongs to the week that it begins, a Sunday to the one that it ends', () => {
    expect(weekStarts(1, { today: '2026-03-09', zone: 'UTC', dayStartsAt: 0 })[0]?.monday).toBe('2026-03-09')
    expect(weekStarts(1, { today: '2026-03-15', zone: 'UTC', dayStartsAt: 0 })[0]?.monday).toBe('2026-03-09')
  })

  test('follow the change to summer time', () => {
    const [winter, summer] = weekStarts(2, { today: '2026-03-30', zone: 'Europe/Sofia', dayStartsAt: 0 })
    expect(winter?.at).toEqual(new Date('2026-03-22T22:00:00Z'))
    expect(summer?.at).toEqual(new Date('2026-03-29T21:00:00Z'))
  })

  test('know fixed offsets', () => {
    expect(weekStarts(1, { today: '2026-03-09', zone: '+05:30', dayStartsAt: 0 })[0]?.at).toEqual(
      new Date('2026-03-08T18:30:00Z'),
    )
  })
})
