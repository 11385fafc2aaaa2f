import { expect, test } from 'vitest'
import { dayAfterKey, doneByWeekday, levelOf, monthStarts, yearUntil } from './year.ts'

const dayOf = (day: string, done = 0) => ({ day, done, missed: 0, exp: 0, gold: 0 })

test('a year begins on a Monday and ends today', () => {
  expect(yearUntil('2026-03-18')).toEqual({ from: '2025-03-17', to: '2026-03-18' })
  expect(yearUntil('2026-03-16')).toEqual({ from: '2025-03-17', to: '2026-03-16' })
  expect(yearUntil('2026-03-22')).toEqual({ from: '2025-03-17', to: '2026-03-22' })
})

test('the mark of a day grows with what was done', () => {
  expect([0, 1, 2, 3, 4, 6].map((done) => levelOf(done, 6))).toEqual([0, 1, 1, 2, 2, 3])
  expect(levelOf(1, 1)).toBe(3)
})

test('months begin in the column of their first day', () => {
  const days = Array.from({ length: 28 }, (_, place) =>
    dayOf(new Date(Date.UTC(2026, 1, 23 + place)).toISOString().slice(0, 10)),
  )
  expect(monthStarts(days)).toEqual([{ column: 0, day: '2026-03-01' }])
})

test('sums up the days of the week', () => {
  expect(doneByWeekday([dayOf('2026-03-16', 2), dayOf('2026-03-22', 1), dayOf('2026-03-23', 3)])).toEqual([
    5, 0, 0, 0, 0, 0, 1,
  ])
})

test('keys move by day and by week, and stop at the ends', () => {
  expect(dayAfterKey('ArrowUp', 10, 20)).toBe(9)
  expect(dayAfterKey('ArrowRight', 10, 20)).toBe(17)
  expect(dayAfterKey('ArrowRight', 17, 20)).toBe(19)
  expect(dayAfterKey('ArrowLeft', 3, 20)).toBe(0)
  expect([dayAfterKey('Home', 9, 20), dayAfterKey('End', 9, 20)]).toEqual([0, 19])
  expect(dayAfterKey('a', 9, 20)).toBeUndefined()
})
