import type { Locale } from './locales.ts'

export const noBreakSpace = '\u00a0'

/**
 * A whole number with its thousands apart, as readers of the language expect: `12,345`, in Bulgarian with no-break
 * spaces. 0 for null and undefined.
 *
 * Rules: Text, time and amounts.
 */
export function formatNumber(value: number | null | undefined, locale: Locale): string {
  const whole = Math.trunc(value ?? 0)
  const between = locale === 'en' ? ',' : noBreakSpace
  const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, between)
  return whole < 0 ? `-${digits}` : digits
}
