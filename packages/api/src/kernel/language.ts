import { isLocale, type Locale } from '@questboard/i18n'

/**
 * The supported language with the highest quality in an `accept-language` header. The region is ignored.
 * @returns undefined when the header names no supported language
 */
export function readLanguage(header: string | undefined): Locale | undefined {
  let best: { locale: Locale; quality: number } | undefined
  for (const part of header?.split(',') ?? []) {
    const [tag = '', ...parameters] = part.trim().split(';')
    const locale = tag.trim().toLowerCase().split('-')[0]
    if (!isLocale(locale)) continue
    const given = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find((value) => value)
    const quality = given === undefined ? 1 : Number(given)
    if (quality > 0 && quality > (best?.quality ?? 0)) best = { locale, quality }
  }
  return best?.locale
}
