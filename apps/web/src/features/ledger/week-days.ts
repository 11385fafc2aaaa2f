import { formatDate } from '../../app/format-dates.ts'

/** Formats a day (`YYYY-MM-DD`) for the chart, such as “9 Mar”. */
export const shortDay = (day: string): string => formatDate(day).replace(/[. ]\d{4}$/, '')

/** Formats the week of a Monday (`YYYY-MM-DD`) with its first and last day. */
export function weekSpan(monday: string): string {
  const sunday = new Date(`${monday}T00:00:00Z`)
  sunday.setUTCDate(sunday.getUTCDate() + 6)
  return `${shortDay(monday)} – ${formatDate(sunday.toISOString().slice(0, 10))}`
}
