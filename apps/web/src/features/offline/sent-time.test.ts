import { expect, it } from 'vitest'
import { sentTime } from './sent-time.ts'

const now = Date.UTC(2026, 10, 20, 12)
const hourMs = 60 * 60 * 1000
const hoursAgo = (hours: number) => new Date(now - hours * hourMs).toISOString()
const sent = (type: 'todo' | 'daily' | 'weekly', at: string, clockError = 0) =>
  sentTime({ type, at }, { now, clockError })

it('is the time of the action by the clock of the server', () => {
  expect(sent('daily', hoursAgo(5))).toBe(hoursAgo(5))
  expect(sent('daily', hoursAgo(5), 2 * hourMs)).toBe(hoursAgo(3))
  // The clock of the device was set back since.
  expect(sent('daily', hoursAgo(-1))).toBe(hoursAgo(0))
})

it('is left out for an old to-do, which belongs to no day', () => {
  expect(sent('todo', hoursAgo(70))).toBe(hoursAgo(70))
  expect(sent('todo', hoursAgo(200))).toBeUndefined()
  expect(sent('todo', hoursAgo(200), -hourMs)).toBeUndefined()
  for (const type of ['daily', 'weekly'] as const) expect(sent(type, hoursAgo(200))).toBe(hoursAgo(200))
})
