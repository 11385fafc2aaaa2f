import { i18n } from '@lingui/core'
import {
  formatDate as dateIn,
  formatDateTime as dateTimeIn,
  defaultLocale,
  isLocale,
  type Locale,
  formatMoney as moneyIn,
  formatNumber as numberIn,
} from '@questboard/i18n'

/** The formats of @questboard/i18n in the language of the page. */

const language = (): Locale => (isLocale(i18n.locale) ? i18n.locale : defaultLocale)

export const formatNumber = (value: number | null | undefined): string => numberIn(value, language())

export const formatMoney = (hundredths: number | null | undefined): string => moneyIn(hundredths, language())

export const formatDate = (value: string | Date | null | undefined, timeZone?: string): string =>
  dateIn(value, language(), timeZone)

export const formatDateTime = (value: string | Date | null | undefined, timeZone?: string): string =>
  dateTimeIn(value, language(), timeZone)

const intlFormats = new Map<string, Intl.DateTimeFormat>()

/** Formats a day (`YYYY-MM-DD`) with names in the language of the page. Creating a format takes longer than using it. */
export function dayWith(day: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${i18n.locale} ${JSON.stringify(options)}`
  // In British English the day stands before the month, as in the other languages.
  const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale
  const format = intlFormats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  intlFormats.set(key, format)
  return format.format(new Date(day))
}
