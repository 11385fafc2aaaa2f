import type { Locale } from '@questboard/i18n'

const marks: Record<Locale, readonly [string, string]> = { bg: ['„', '“'], en: ['“', '”'] }

/** Puts a text in the quotation marks of its language. Existing quotation marks are not doubled. */
export function quoted(text: string, locale: Locale): string {
  const [open, close] = marks[locale]
  const bare = text.trim().replace(/^["„“«]+|["”“»]+$/gu, '')
  return `${open}${bare}${close}`
}
