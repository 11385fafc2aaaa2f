import { formatDate } from '@questboard/i18n'

/** A day (`YYYY-MM-DD`) as DD.MM, for the narrow places of a chart. */
export const shortDay = (day: string): string => formatDate(day).slice(0, 5)

/** The week from a Monday (`YYYY-MM-DD`) to its Sunday, as DD.MM – DD.MM.YYYY. */
export function weekSpan(monday: string): string {
  const sunday = new Date(`${monday}T00:00:00Z`)
  sunday.setUTCDate(sunday.getUTCDate() + 6)
  return `${shortDay(monday)} – ${formatDate(sunday.toISOString().slice(0, 10))}`
}
