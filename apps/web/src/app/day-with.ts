import { i18n } from '@lingui/core'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a day (`YYYY-MM-DD`) with names in the language of the page. Creating a format takes longer than using it.
 */
export function dayWith(day: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${i18n.locale} ${Object.entries(options)}`
  // In British English the day is before the month, as in the other languages.
  const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(new Date(day))
}
