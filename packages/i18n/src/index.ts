export { formatDate, formatDateTime, formatMoney } from './dates-and-money.ts'
export { defaultLocale, isLocale, type Locale, localeNames, locales } from './locales.ts'
export { formatNumber } from './numbers.ts'
export { containsWords, foldText, searchWords } from './search.ts'
