/** The offered lifetimes in days; the API accepts any day within a year. */
export const lifetimes = [7, 30, 90, 365] as const

/** The date this many days from today by this device's calendar, YYYY-MM-DD. */
export function lastDayIn(days: number, now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
