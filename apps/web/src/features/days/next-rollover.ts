import { startOfDay } from './calendar.ts'

/**
 * The next day rollover by this device's clock, for days that start this many minutes after midnight.
 *
 * Rules: Day rollover; Start of the day.
 */
export function nextRollover(now: Date, startsAt = 0): Date {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const start = startOfDay(year, month, date, startsAt)
  return now < start ? start : startOfDay(year, month, date + 1, startsAt)
}
