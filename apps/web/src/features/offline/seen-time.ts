import { formatDate, formatDateTime } from '../../app/format-dates.ts'

/** Formats hours and minutes. `at` is in milliseconds. */
export function formatTime(at: number): string {
  const when = new Date(at)
  return formatDateTime(when).slice(formatDate(when).length).replace(/^,? /, '')
}

/** Formats a time of today as hours and minutes, and an earlier one with its date. `at` is in milliseconds. */
export function seenTime(at: number, now: Date): string {
  const when = new Date(at)
  return formatDate(when) === formatDate(now) ? formatTime(at) : formatDateTime(when)
}
