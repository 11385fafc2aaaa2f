import { describe, expect, test } from 'vitest'
import { addMonths, dayByKey, inMonth, nearMonth, shownOf, weekOf, weeksOf } from './month.ts'

const today = '2026-03-18'

describe('the grid of a month', () => {
  test.each(['2026-03', '2026-02', '2024-02', '2025-12', '2027-01', '2026-06'])(
    'of %s has 42 days in a row',
    (month) => {
      const days = weeksOf(month).flat()
      expect(days).toHaveLength(42)
      expect(new Set(days).size).toBe(42)
      expect([...days].sort()).toEqual(days)
      expect(new Date(days[0] ?? '').getUTCDay()).toBe(1)
      expect(days).toContain(`${month}-01`)
      expect(days.filter((day) => day.startsWith(month))).toHaveLength(lengthOf(month))
    },
  )

  test('crosses the end of a year', () => {
    const days = weeksOf('2026-12').flat()
    expect(days.slice(0, 2)).toEqual(['2026-11-30', '2026-12-01'])
    expect(days.at(-1)).toBe('2027-01-10')
  })

  test.each(['2026-03', '2026-10'])('repeats and skips no day when the clocks change in %s', (month) => {
    const days = weeksOf(month).flat()
    for (const [nth, day] of days.slice(1).entries()) {
      expect(Date.parse(day) - Date.parse(days[nth] ?? '')).toBe(24 * 60 * 60 * 1000)
    }
  })
})

const lengthOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()

test('the week of a day starts on Monday', () => {
  expect(weekOf('2026-03-22')).toEqual(weekOf('2026-03-16'))
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28')
})

test('months are counted over the end of a year', () => {
  expect([
    addMonths('2026-12', 1),
    addMonths('2026-01', -1),
    addMonths('2026-03', 24),
    addMonths('2026-03', -15),
  ]).toEqual(['2027-01', '2025-12', '2028-03', '2024-12'])
})

test('a date that a month lacks becomes its last day', () => {
  expect([
    inMonth('2026-01-31', '2026-02'),
    inMonth('2028-01-30', '2028-02'),
    inMonth('2026-02-05', '2026-03'),
  ]).toEqual(['2026-02-28', '2028-02-29', '2026-03-05'])
})

test.each([
  ['ArrowLeft', '2026-02-28'],
  ['ArrowRight', '2026-03-02'],
  ['ArrowUp', '2026-02-22'],
  ['ArrowDown', '2026-03-08'],
  ['Home', '2026-02-23'],
  ['End', '2026-03-01'],
  ['PageUp', '2026-02-01'],
  ['PageDown', '2026-04-01'],
  ['a', null],
])('%s from Sunday, 1 March selects %s', (key, day) => {
  expect(dayByKey(key, '2026-03-01')).toBe(day)
})

describe('an address shows', () => {
  test.each([
    ['today', {}, '2026-03', today],
    ['today in its month', { month: '2026-03' }, '2026-03', today],
    ['the first day of another month', { month: '2026-05' }, '2026-05', '2026-05-01'],
    ['the selected day', { month: '2026-05', day: '2026-05-24' }, '2026-05', '2026-05-24'],
    ['the month of the day', { day: '2026-05-24' }, '2026-05', '2026-05-24'],
    ['the month, if the day is in another one', { month: '2026-04', day: '2026-05-24' }, '2026-04', '2026-04-01'],
    ['today instead of nonsense', { month: '2026-13', day: '2026-02-30' }, '2026-03', today],
    ['the last month that the server knows', { month: '2099-01' }, '2036-02', '2036-02-01'],
  ])('%s', (_what, search, month, day) => {
    expect(shownOf(search, today)).toEqual({ month, day })
  })
})

test('the farthest months are whole months within ten years', () => {
  expect([nearMonth('1990-01', today), nearMonth('2026-04', today)]).toEqual(['2016-04', '2026-04'])
  expect(weeksOf('2016-04')[0]?.[0]).toBe('2016-03-28')
})
