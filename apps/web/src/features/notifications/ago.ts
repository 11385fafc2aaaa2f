import { formatDate, type Locale } from '@questboard/i18n'
import { daysBetween, localDay } from '../days/calendar.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Formats how long ago an instant was: "now", "5 minutes ago", "yesterday"; after a week, the date. From 24 hours on the
 * days of the calendar count: 47 hours ago is not "yesterday" in the morning.
 */
export function formatAgo(instant: string, now: Date, locale: Locale): string {
  const then = new Date(instant)
  const seconds = Math.max(0, Math.round((now.getTime() - then.getTime()) / 1000))
  const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (seconds < minute) return formatter.format(0, 'second')
  if (seconds < hour) return formatter.format(-Math.floor(seconds / minute), 'minute')
  if (seconds < day) return formatter.format(-Math.floor(seconds / hour), 'hour')
  const days = daysBetween(localDay(then), localDay(now))
  return days < 7 ? formatter.format(-days, 'day') : formatDate(instant, locale)
}
