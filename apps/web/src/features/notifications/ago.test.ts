import { expect, it } from 'vitest'
import { formatAgo } from './ago.ts'

/** A time of day on this computer. */
const now = new Date(2026, 2, 11, 6, 0)
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()
const hour = 3600

it.each([
  [0, 'now', 'сега'],
  [59, 'now', 'сега'],
  [60, '1 minute ago', 'преди 1 минута'],
  [3599, '59 minutes ago', 'преди 59 минути'],
  [hour, '1 hour ago', 'преди 1 час'],
  [24 * hour - 1, '23 hours ago', 'преди 23 часа'],
  [24 * hour, 'yesterday', 'вчера'],
  [30 * hour, 'yesterday', 'вчера'],
  [30 * hour + 1, '2 days ago', 'онзи ден'],
  [47 * hour, '2 days ago', 'онзи ден'],
  [3 * 24 * hour, '3 days ago', 'преди 3 дни'],
  [6 * 24 * hour + 7 * hour, '4 Mar 2026', '04.03.2026'],
  [7 * 24 * hour, '4 Mar 2026', '04.03.2026'],
])('formats %i seconds ago', (seconds, en, bg) => {
  expect([formatAgo(ago(seconds), now, 'en'), formatAgo(ago(seconds), now, 'bg')]).toEqual([en, bg])
})

it('treats a slightly later time of the server as now', () => {
  expect(formatAgo(ago(-30), now, 'en')).toBe('now')
})
