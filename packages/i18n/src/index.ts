export { formatDate, formatDateTime, formatMoney, formatNumber } from './format.ts'
export { defaultLocale, isLocale, type Locale, localeNames, locales } from './locales.ts'
export { containsWords, foldText, searchWords } from './search.ts'
