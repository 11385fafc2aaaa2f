/** The languages of the product, the default one last. */
export const locales = ['bg', 'en'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Each language's own name, for the language switch. */
export const localeNames: Record<Locale, string> = { bg: 'Български', en: 'English' }

/** Whether a value is one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
