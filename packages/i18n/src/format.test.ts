import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatMoney, formatNumber } from './format.ts'

describe('formatNumber', () => {
  it('puts a no-break space between thousands', () => {
    expect(formatNumber(999)).toBe('999')
    expect(formatNumber(1000)).toBe('1\u00a0000')
    expect(formatNumber(1234567)).toBe('1\u00a0234\u00a0567')
    expect(formatNumber(-41500)).toBe('-41\u00a0500')
  })

  it('shows 0 for null and undefined', () => {
    expect(formatNumber(null)).toBe('0')
    expect(formatNumber(undefined)).toBe('0')
    expect(formatNumber(0)).toBe('0')
  })
})

describe('formatMoney', () => {
  it('shows hundredths with a comma and the euro sign', () => {
    expect(formatMoney(199)).toBe('1,99\u00a0€')
    expect(formatMoney(5)).toBe('0,05\u00a0€')
    expect(formatMoney(169900)).toBe('1\u00a0699,00\u00a0€')
    expect(formatMoney(-250)).toBe('-2,50\u00a0€')
    expect(formatMoney(null)).toBe('0,00\u00a0€')
  })
})

describe('formatDate', () => {
  it('formats a day without a time zone', () => {
    expect(formatDate('2026-03-09', 'Pacific/Honolulu')).toBe('09.03.2026')
  })

  it('formats an instant in the time zone', () => {
    expect(formatDate('2026-03-09T23:30:00Z', 'Europe/Sofia')).toBe('10.03.2026')
    expect(formatDate(new Date('2026-03-09T23:30:00Z'), 'America/New_York')).toBe('09.03.2026')
  })

  it('returns an empty text for an invalid date', () => {
    expect(formatDate('')).toBe('')
    expect(formatDate(null)).toBe('')
    expect(formatDate('soon')).toBe('')
  })
})

describe('formatDateTime', () => {
  it('shows hours from 00 to 23', () => {
    expect(formatDateTime('2026-12-31T22:05:00Z', 'Europe/Sofia')).toBe('01.01.2027 00:05')
    expect(formatDateTime('2026-07-01T20:59:00Z', 'Europe/Sofia')).toBe('01.07.2026 23:59')
  })
})
