import { formatDate as dateIn, formatDateTime as dateTimeIn, formatMoney as moneyIn } from '@questboard/i18n'
import { formatLocale } from './format-number.ts'

/* Dates and money in the language of the page. The dashboard needs none of them at first, so they load later. */

export const formatMoney = (hundredths: number | null | undefined): string => moneyIn(hundredths, formatLocale())

export const formatDate = (value: string | Date | null | undefined, timeZone?: string): string =>
  dateIn(value, formatLocale(), timeZone)

export const formatDateTime = (value: string | Date | null | undefined, timeZone?: string): string =>
  dateTimeIn(value, formatLocale(), timeZone)
