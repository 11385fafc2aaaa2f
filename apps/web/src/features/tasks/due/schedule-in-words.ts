import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { DueDate, Recurrence, Schedule, Weekday } from '@questboard/api/schedules'
import { firstOccurrence, isDueDate, weekdays } from '@questboard/api/schedules'
import { daysBetween } from '../../days/calendar.ts'
import { weekdayNameAt, weekdayNameOf } from '../../days/weekday-names.ts'
import { dateName, dayInWords, dayName } from './day-in-words.ts'

export const nameOf = (weekday: Weekday): string => weekdayNameAt(weekdays.indexOf(weekday), 'short')

export const fullNameOf = (weekday: Weekday): string => weekdayNameAt(weekdays.indexOf(weekday), 'long')

const listOf = (names: string[]): string => new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names)

/** When a task is due, in a few words. `today` is the player's day. */
export function scheduleInWords(schedule: Schedule, today: string): string {
  const { time } = schedule
  const days = isDueDate(schedule) ? dayInWords(schedule.due, today) : ruleInWords(schedule, today)
  return time === null ? days : `${days}, ${time}`
}

/**
 * When a task is due, with the first due day of a repetition: “Every week on Mon and Thu, 18:00 · first on Thu 19
 * March”. `isPlain` is a repetition that a daily or weekly task has without a schedule.
 */
export function dateInWords(
  schedule: Schedule,
  { today, isPlain = false }: { today: string; isPlain?: boolean },
): string {
  if (isDueDate(schedule)) return dueInWords(schedule, today)
  if (isPlain && schedule.frequency === 'weekly') return t`Once a week, on any day`
  const text = scheduleInWords(schedule, today)
  const first = firstOccurrence(schedule, today)?.slot
  if (isPlain || first === undefined) return text
  if (first === today) return t`${text} · from today`
  const day = dayName(first, today)
  return t`${text} · first on ${day}`
}

/** The day by name, so that it can be checked: “Fri 20 March” instead of “in 2 days”. */
function dueInWords({ due, time }: DueDate, today: string): string {
  const isNear = Math.abs(daysBetween(today, due)) <= 1
  const day = isNear ? dayInWords(due, today) : dayName(due, today)
  return time === null ? day : `${day}, ${time}`
}

function ruleInWords(rule: Recurrence, today: string): string {
  const { interval, until, after } = rule
  const text = after === 'completion' ? afterCompletion[rule.frequency](interval) : onSchedule[rule.frequency](rule)
  if (until === null) return text
  const last = dateName(until, today)
  return t`${text} until ${last}`
}

const afterCompletion: Record<Recurrence['frequency'], (interval: number) => string> = {
  daily: (interval) => t`${plural(interval, { one: '# day after it is done', other: '# days after it is done' })}`,
  weekly: (interval) => t`${plural(interval, { one: '# week after it is done', other: '# weeks after it is done' })}`,
  monthly: (interval) =>
    t`${plural(interval, { one: '# month after it is done', other: '# months after it is done' })}`,
  yearly: (interval) => t`${plural(interval, { one: '# year after it is done', other: '# years after it is done' })}`,
}

const workdays = 'mo,tu,we,th,fr'

const onSchedule: Record<Recurrence['frequency'], (rule: Recurrence) => string> = {
  daily: ({ interval }) => t`${plural(interval, { 1: 'Every day', 2: 'Every other day', other: 'Every # days' })}`,
  weekly({ interval, byDay, start }) {
    const days = byDay?.map(({ day }) => day)
    if (interval === 1 && days?.join() === workdays) return t`Every weekday`
    const names = listOf(days ? days.map(nameOf) : [weekdayNameOf(start, 'short')])
    return t`${plural(interval, { 1: `Every week on ${names}`, 2: `Every other week on ${names}`, other: `Every # weeks on ${names}` })}`
  },
  monthly({ interval, byDay, byMonthDay, start }) {
    const days = byDay
      ? byDay.map(({ day, nthOfPeriod }) => nthName(nthOfPeriod ?? 1, fullNameOf(day)))
      : (byMonthDay ?? [Number(start.slice(8))]).map((day) => (day === -1 ? t`the last day` : t`day ${day}`))
    const names = listOf(days)
    return t`${plural(interval, { one: `Every month on ${names}`, other: `Every # months on ${names}` })}`
  },
  yearly({ interval, start }) {
    const date = dateName(start, start)
    return t`${plural(interval, { one: `Every year on ${date}`, other: `Every # years on ${date}` })}`
  },
}

function nthName(nth: number, weekday: string): string {
  switch (nth) {
    case 1:
      return t`the first ${weekday}`
    case 2:
      return t`the second ${weekday}`
    case 3:
      return t`the third ${weekday}`
    case 4:
      return t`the fourth ${weekday}`
    default:
      return t`the last ${weekday}`
  }
}
