import { expect, it } from 'vitest'
import { formatAgo } from './ago.ts'

const now = new Date('2026-03-10T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()

it.each([
  [0, 'now', 'сега'],
  [59, 'now', 'сега'],
  [60, '1 minute ago', 'преди 1 минута'],
  [3599, '59 minutes ago', 'преди 59 минути'],
  [3600, '1 hour ago', 'преди 1 час'],
  [86_399, '23 hours ago', 'преди 23 часа'],
  [86_400, 'yesterday', 'вчера'],
  [3 * 86_400, '3 days ago', 'преди 3 дни'],
  [7 * 86_400, '3 Mar 2026', '03.03.2026'],
])('formats %i seconds ago', (seconds, en, bg) => {
  expect([formatAgo(ago(seconds), now, 'en'), formatAgo(ago(seconds), now, 'bg')]).toEqual([en, bg])
})

it('treats a slightly later time of the server as now', () => {
  expect(formatAgo(ago(-30), now, 'en')).toBe('now')
})
