import { i18n } from '@lingui/core'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${i18n.locale} ${Object.entries(options)}`
  // In British English the day stands before the month, as in the other languages.
  const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, made)
  return made.format(new Date(day))
}

/** A day such as “Tuesday 24 March 2026”. */
export const fullDay = (day: string): string =>
  format(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** A month in a few characters. Where the short name is a number, the long one is cut. */
export function monthName(day: string): string {
  const short = format(day, { month: 'short' })
  return /\d/.test(short) ? format(day, { month: 'long' }).slice(0, 3) : short
}

/** A Monday of any year. */
const monday = Date.UTC(2024, 0, 1)

/** 0 is Monday. */
export const weekdayName = (weekday: number, length: 'long' | 'short'): string =>
  format(new Date(monday + weekday * 86_400_000).toISOString().slice(0, 10), { weekday: length })
