/** For how many days a token may be made to work; the API takes any day within a year. */
export const lifetimes = [7, 30, 90, 365] as const

/** The day so many days from today, on this device's calendar, as YYYY-MM-DD. */
export function lastDayIn(days: number, now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
