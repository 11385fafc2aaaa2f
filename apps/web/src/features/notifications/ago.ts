import { formatDate, type Locale } from '@questboard/i18n'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Formats how long ago an instant was: "now", "5 minutes ago", "yesterday"; after a week, the date. */
export function formatAgo(instant: string, now: Date, locale: Locale): string {
  const seconds = Math.max(0, Math.round((now.getTime() - new Date(instant).getTime()) / 1000))
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (seconds < MINUTE) return words.format(0, 'second')
  if (seconds < HOUR) return words.format(-Math.floor(seconds / MINUTE), 'minute')
  if (seconds < DAY) return words.format(-Math.floor(seconds / HOUR), 'hour')
  if (seconds < 7 * DAY) return words.format(-Math.floor(seconds / DAY), 'day')
  return formatDate(instant, locale)
}
