import { i18n } from '@lingui/core'
import { dayWith } from '../../app/day-with.ts'

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase(i18n.locale) + text.slice(1)

/** A month as a heading, such as “March 2026”. Bulgarian dates would add “г.”. */
export const monthTitle = (month: string): string =>
  `${capital(dayWith(`${month}-01`, { month: 'long' }))} ${Number(month.slice(0, 4))}`

/** A month within a sentence, with its year if that is another one: “March”. */
export const monthName = (month: string, today: string): string =>
  dayWith(`${month}-01`, { month: 'long', ...(month.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }) })

/** A day as a heading, such as “Tuesday 24 March”. */
export const dayTitle = (day: string): string => capital(longDayName(day))

/** A day within a sentence. */
export const longDayName = (day: string): string =>
  dayWith(day, { weekday: 'long', day: 'numeric', month: 'long' }).replace(/^(\p{L}+),/u, '$1')
