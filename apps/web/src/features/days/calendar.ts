import { toNumber, weekdayNumber } from '@questboard/api/kernel/days'

export { addDays, daysBetween, mondayOf } from '@questboard/api/kernel/days'

/** A time `HH:MM` in minutes after midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * The first instant of a date by this device's clock, for days that start this many minutes after midnight. Where the
 * clocks skip that time, the first moment after it; where they show it twice, the first one.
 */
export function startOfDay(year: number, month: number, date: number, startsAt: number): Date {
  const start = new Date(year, month, date, 0, startsAt)
  // A skipped time is read as later by the length of the gap. Gaps begin with an hour, which is read as their end.
  return start.getMinutes() === startsAt % 60 && start.getHours() * 60 <= startsAt
    ? start
    : new Date(year, month, date, Math.floor(startsAt / 60))
}

/**
 * The date of an instant in this device's time zone, `YYYY-MM-DD`, for days that start this many minutes after
 * midnight.
 */
export function localDay(at: Date, startsAt = 0): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth(), at.getDate()]
  // Dates are counted in UTC.
  const date = new Date(Date.UTC(year, month, day))
  if (at < startOfDay(year, month, day, startsAt)) date.setUTCDate(day - 1)
  return date.toISOString().slice(0, 10)
}

/** The day of the week: 0 for Monday to 6 for Sunday. */
export const weekdayIndex = (day: string): number => weekdayNumber(toNumber(day))
