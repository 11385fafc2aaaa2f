import type { Locale } from './locales.ts'
import { formatNumber, noBreakSpace } from './numbers.ts'

/** Money in hundredths of a euro: `€1,234.50`, in Bulgarian `1 234,50 €`. */
export function formatMoney(hundredths: number | null | undefined, locale: Locale): string {
  const amount = Math.trunc(hundredths ?? 0)
  const cents = String(Math.abs(amount) % 100).padStart(2, '0')
  const euros = formatNumber(Math.floor(Math.abs(amount) / 100), locale)
  const sign = amount < 0 ? '-' : ''
  return locale === 'en' ? `${sign}€${euros}.${cents}` : `${sign}${euros},${cents}${noBreakSpace}€`
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/**
 * `9 Mar 2026`, in Bulgarian `09.03.2026`: a day (`YYYY-MM-DD`, without a time zone), or the day of an instant in
 * `timeZone` (default: the machine's). Returns '' for anything else.
 */
export function formatDate(value: string | Date | null | undefined, locale: Locale, timeZone?: string): string {
  return dayOf(partsOf(value, locale, timeZone), locale)
}

/**
 * `9 Mar 2026, 18:05`, in Bulgarian `09.03.2026 18:05`: an instant in `timeZone` (default: the machine's). Returns ''
 * for anything else.
 */
export function formatDateTime(value: string | Date | null | undefined, locale: Locale, timeZone?: string): string {
  const parts = partsOf(value, locale, timeZone)
  return parts ? `${dayOf(parts, locale)}${locale === 'en' ? ',' : ''} ${parts.hour}:${parts.minute}` : ''
}

type DateParts = Record<'day' | 'month' | 'year' | 'hour' | 'minute', string>

function dayOf(parts: DateParts | null, locale: Locale): string {
  if (!parts) return ''
  const { day, month, year } = parts
  return locale === 'en' ? `${day} ${month} ${year}` : `${day}.${month}.${year}`
}

function partsOf(
  value: string | Date | null | undefined,
  locale: Locale,
  timeZone: string | undefined,
): DateParts | null {
  if (!value) return null
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) return null
  const english = locale === 'en'
  const formatter = new Intl.DateTimeFormat('en-GB', {
    day: english ? 'numeric' : '2-digit',
    month: english ? 'short' : '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: typeof value === 'string' && dayPattern.test(value) ? 'UTC' : timeZone,
  })
  return Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value])) as DateParts
}
