import { formatDate } from '@questboard/i18n'

/** Formats a day (`YYYY-MM-DD`) as DD.MM for the chart. */
export const shortDay = (day: string): string => formatDate(day).slice(0, 5)

/** Formats the week of a Monday (`YYYY-MM-DD`) as DD.MM – DD.MM.YYYY. */
export function weekSpan(monday: string): string {
  const sunday = new Date(`${monday}T00:00:00Z`)
  sunday.setUTCDate(sunday.getUTCDate() + 6)
  return `${shortDay(monday)} – ${formatDate(sunday.toISOString().slice(0, 10))}`
}
