import { plural, t } from '@lingui/core/macro'
import { dayWith } from '../../../app/day-with.ts'
import { daysBetween } from '../../days/calendar.ts'

/** A date such as “24 March”, with the year if it is another one than this year. */
export const dateName = (day: string, today: string): string =>
  dayWith(day, { day: 'numeric', month: 'long', ...(isOtherYear(day, today) && { year: 'numeric' }) })

/** A day such as “Tue 24 March”. */
export const dayName = (day: string, today: string): string =>
  dayWith(day, { weekday: 'short', day: 'numeric', month: 'long', ...(isOtherYear(day, today) && { year: 'numeric' }) })

const isOtherYear = (day: string, today: string): boolean => day.slice(0, 4) !== today.slice(0, 4)

/** A day as people say it: “Today”, “in 3 days”, “Tue 24 March”. */
export function dayInWords(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return t`Today`
  if (days === 1) return t`Tomorrow`
  if (days === -1) return t`Yesterday`
  if (days > 0 && days < 7) return t`${plural(days, { one: 'in # day', other: 'in # days' })}`
  if (days < 0 && days > -7) return t`${plural(-days, { one: '# day ago', other: '# days ago' })}`
  return dayName(day, today)
}
