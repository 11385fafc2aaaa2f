import { expect, it } from 'vitest'
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
