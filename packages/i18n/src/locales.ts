/** The languages of the product, the default one last. */
export const locales = ['bg', 'en'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Each language in its own words, for the switch. */
export const localeNames: Record<Locale, string> = { bg: 'Български', en: 'English' }

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/**
 * The language to show: the saved choice; with none, Bulgarian when the browser asks for bg-BG, otherwise English.
 *
 * Specification: What the product does and for whom.
 */
export function chooseLocale(saved: string | null | undefined, browserLanguage: string | null | undefined): Locale {
  if (isLocale(saved)) return saved
  return browserLanguage?.toLowerCase() === 'bg-bg' ? 'bg' : defaultLocale
}
