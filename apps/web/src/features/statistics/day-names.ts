import { dayWith } from '../../app/day-with.ts'

/** A day such as “Tuesday 24 March 2026”. */
export const fullDay = (day: string): string =>
  dayWith(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** A month in a few characters. Where the short name is a number, the long one is cut. */
export function shortMonthName(day: string): string {
  const short = dayWith(day, { month: 'short' })
  return /\d/.test(short) ? dayWith(day, { month: 'long' }).slice(0, 3) : short
}
