import { formatDate, formatDateTime } from '../../app/format-dates.ts'

/** Formats a time of today as hours and minutes, and an earlier one with its date. `at` is in milliseconds. */
export function seenTime(at: number, now: Date): string {
  const when = new Date(at)
  const [day, full] = [formatDate(when), formatDateTime(when)]
  return day === formatDate(now) ? full.slice(day.length).replace(/^,? /, '') : full
}
