import type { Locale } from '@questboard/i18n'

/**
 * Prices of gems in euro cents. If there is a promotional price, it applies.
 *
 * Rules: Store.
 */
export const gemsPlans = [
  { id: '019d3c00-0000-7000-8000-0000ae35e001', gems: 100, price: 199, promoPrice: null },
  { id: '019d3c00-0000-7000-8000-0000ae35e002', gems: 250, price: 399, promoPrice: null },
  { id: '019d3c00-0000-7000-8000-0000ae35e003', gems: 600, price: 799, promoPrice: 699 },
  { id: '019d3c00-0000-7000-8000-0000ae35e004', gems: 1500, price: 1699, promoPrice: null },
] as const

const named: Record<Locale, (gems: number) => string> = {
  en: (gems) => (gems === 1 ? '1 gem' : `${gems} gems`),
  bg: (gems) => (gems === 1 ? '1 диамант' : `${gems} диаманта`),
}

/** A number of gems in words, as on receipts and in lists. */
export const nameOfGems = (gems: number, language: Locale): string => named[language](gems)
