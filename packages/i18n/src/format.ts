const NO_BREAK_SPACE = '\u00a0'

/**
 * A whole number with no-break spaces between thousands; 0 for null and undefined.
 *
 * Specification: Business constants and limits, display formats.
 */
export function formatNumber(value: number | null | undefined): string {
  const whole = Math.trunc(value ?? 0)
  const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE)
  return whole < 0 ? `-${digits}` : digits
}

/** Money in hundredths of a euro as `1 234,50 €`, in every language. */
export function formatMoney(hundredths: number | null | undefined): string {
  const amount = Math.trunc(hundredths ?? 0)
  const cents = String(Math.abs(amount) % 100).padStart(2, '0')
  const euros = formatNumber(Math.floor(Math.abs(amount) / 100))
  return `${amount < 0 ? '-' : ''}${euros},${cents}${NO_BREAK_SPACE}€`
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * DD.MM.YYYY of a day (`YYYY-MM-DD`, without a time zone) or of an instant in `timeZone` (default: the machine's).
 * Returns '' for anything else.
 */
export function formatDate(value: string | Date | null | undefined, timeZone?: string): string {
  const day = typeof value === 'string' ? DAY.exec(value) : null
  if (day) return `${day[3]}.${day[2]}.${day[1]}`
  const parts = partsOf(value, timeZone)
  return parts ? `${parts.day}.${parts.month}.${parts.year}` : ''
}

/** DD.MM.YYYY HH:mm of an instant in `timeZone` (default: the machine's). Returns '' for anything else. */
export function formatDateTime(value: string | Date | null | undefined, timeZone?: string): string {
  const parts = partsOf(value, timeZone)
  return parts ? `${parts.day}.${parts.month}.${parts.year} ${parts.hour}:${parts.minute}` : ''
}

type DateParts = Record<'day' | 'month' | 'year' | 'hour' | 'minute', string>

function partsOf(value: string | Date | null | undefined, timeZone: string | undefined): DateParts | null {
  if (!value) return null
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) return null
  const formatter = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value])) as DateParts
}
