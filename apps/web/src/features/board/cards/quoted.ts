import type { Locale } from '@questboard/i18n'

/** Puts text in the quotation marks of its language. Those in it become single ones. */
export function quoted(text: string, locale: Locale): string {
  if (locale === 'bg') return `„${text.replaceAll(/[„“]/gu, '’')}“`
  return `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`
}
