import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { daysBetween } from '../../days/calendar.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats a day in the current language. Creating a format takes longer than using it. */
function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${i18n.locale} ${Object.values(options)}`
  const known = formats.get(key)
  // In British English the day stands before the month, as in the other languages.
  const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale
  const made = known ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, made)
  return made.format(new Date(day))
}

export const weekdayName = (day: string): string => format(day, { weekday: 'short' })

/** A date such as “24 March”, with the year if it is another one than this year. */
export const dateName = (day: string, today: string): string =>
  format(day, { day: 'numeric', month: 'long', ...(isOtherYear(day, today) && { year: 'numeric' }) })

/** A day such as “Tue 24 March”. */
export const dayName = (day: string, today: string): string =>
  format(day, { weekday: 'short', day: 'numeric', month: 'long', ...(isOtherYear(day, today) && { year: 'numeric' }) })

const isOtherYear = (day: string, today: string): boolean => day.slice(0, 4) !== today.slice(0, 4)

/** A day as people say it: “Today”, “in 3 days”, “Tue 24 March”. */
export function dayInWords(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return t`Today`
  if (days === 1) return t`Tomorrow`
  if (days === -1) return t`Yesterday`
  if (days > 0 && days < 7) return t`${plural(days, { one: 'in # day', other: 'in # days' })}`
  if (days < 0 && days > -7) return t`${plural(-days, { one: '# day ago', other: '# days ago' })}`
  return dayName(day, today)
}
