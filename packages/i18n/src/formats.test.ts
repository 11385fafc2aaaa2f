import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatMoney } from './dates-and-money.ts'
import { formatNumber } from './numbers.ts'

describe('formatNumber', () => {
  it('sets thousands apart as the language does', () => {
    expect(formatNumber(999, 'en')).toBe('999')
    expect(formatNumber(1000, 'en')).toBe('1,000')
    expect(formatNumber(1234567, 'en')).toBe('1,234,567')
    expect(formatNumber(1234567, 'bg')).toBe('1\u00a0234\u00a0567')
    expect(formatNumber(-41500, 'bg')).toBe('-41\u00a0500')
  })

  it.each(['en', 'bg'] as const)('shows 0 for null and undefined in %s', (locale) => {
    expect(formatNumber(null, locale)).toBe('0')
    expect(formatNumber(undefined, locale)).toBe('0')
    expect(formatNumber(0, locale)).toBe('0')
  })
})

describe('formatMoney', () => {
  it('shows hundredths with the sign and the separators of the language', () => {
    expect(formatMoney(199, 'en')).toBe('€1.99')
    expect(formatMoney(169900, 'en')).toBe('€1,699.00')
    expect(formatMoney(-250, 'en')).toBe('-€2.50')
    expect(formatMoney(199, 'bg')).toBe('1,99\u00a0€')
    expect(formatMoney(5, 'bg')).toBe('0,05\u00a0€')
    expect(formatMoney(169900, 'bg')).toBe('1\u00a0699,00\u00a0€')
    expect(formatMoney(-250, 'bg')).toBe('-2,50\u00a0€')
    expect(formatMoney(null, 'bg')).toBe('0,00\u00a0€')
  })
})

describe('formatDate', () => {
  it('formats a day without a time zone', () => {
    expect(formatDate('2026-03-09', 'bg', 'Pacific/Honolulu')).toBe('09.03.2026')
    expect(formatDate('2026-03-09', 'en', 'Pacific/Honolulu')).toBe('9 Mar 2026')
  })

  it('formats an instant in the time zone', () => {
    expect(formatDate('2026-03-09T23:30:00Z', 'bg', 'Europe/Sofia')).toBe('10.03.2026')
    expect(formatDate(new Date('2026-03-09T23:30:00Z'), 'en', 'America/New_York')).toBe('9 Mar 2026')
  })

  it('returns an empty text for an invalid date', () => {
    expect(formatDate('', 'en')).toBe('')
    expect(formatDate(null, 'en')).toBe('')
    expect(formatDate('soon', 'bg')).toBe('')
    expect(formatDate('2026-13-01', 'bg')).toBe('')
  })
})

describe('formatDateTime', () => {
  it('shows hours from 00 to 23', () => {
    expect(formatDateTime('2026-12-31T22:05:00Z', 'bg', 'Europe/Sofia')).toBe('01.01.2027 00:05')
    expect(formatDateTime('2026-12-31T22:05:00Z', 'en', 'Europe/Sofia')).toBe('1 Jan 2027, 00:05')
    expect(formatDateTime('2026-07-01T20:59:00Z', 'bg', 'Europe/Sofia')).toBe('01.07.2026 23:59')
  })
})
