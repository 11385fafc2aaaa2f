import { afterEach, expect, it } from 'vitest'
import { readDaysFrom } from '../days/current-day.ts'
import { isPeriodOver } from './period-over.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour)
const done = (day: number, hour: number) => at(day, hour).toISOString()

it('a daily task ends at midnight of the device', () => {
  expect(isPeriodOver('daily', done(20, 0), at(20, 23))).toBe(false)
  expect(isPeriodOver('daily', done(20, 23), at(21, 0))).toBe(true)
})

it('a weekly task ends on Monday', () => {
  expect(isPeriodOver('weekly', done(16, 0), at(22, 23))).toBe(false)
  expect(isPeriodOver('weekly', done(22, 23), at(23, 0))).toBe(true)
  expect(isPeriodOver('weekly', done(16, 12), at(30, 12))).toBe(true)
})

it('a to-do never ends', () => {
  expect(isPeriodOver('todo', done(1, 0), at(30, 0))).toBe(false)
})

afterEach(() => readDaysFrom(() => undefined))

it('a day ends when the player chose', () => {
  readDaysFrom(() => ({ dayStartsAt: '03:00', lastDayStart: '2026-11-20' }))
  expect(isPeriodOver('daily', done(20, 23), at(21, 2))).toBe(false)
  expect(isPeriodOver('daily', done(21, 2), at(21, 3))).toBe(true)
  expect(isPeriodOver('weekly', done(22, 12), at(23, 2))).toBe(false)
  expect(isPeriodOver('weekly', done(23, 2), at(23, 3))).toBe(true)
})

it('what was done on a day that the server has begun is of that day', () => {
  // The player has flown west: on the device it is still the 20th.
  readDaysFrom(() => ({ dayStartsAt: '00:00', lastDayStart: '2026-11-21' }))
  expect(isPeriodOver('daily', done(20, 12), at(20, 13))).toBe(false)
  expect(isPeriodOver('daily', done(19, 12), at(20, 13))).toBe(true)
})
