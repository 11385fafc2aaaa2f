import { i18n } from '@lingui/core'
import { defaultLocale, isLocale, type Locale, formatNumber as numberIn } from '@questboard/i18n'

/** The language of the page, as the formats need it. */
export const formatLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : defaultLocale)

export const formatNumber = (value: number | null | undefined): string => numberIn(value, formatLocale())
