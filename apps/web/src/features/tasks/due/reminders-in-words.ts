import { plural, t } from '@lingui/core/macro'
import type { GivenReminder } from '@questboard/api/schedules/schema'

/** When a reminder comes, without its time of day. */
export const timeBeforeText = (reminder: GivenReminder): string =>
  'daysBefore' in reminder ? daysBefore(reminder.daysBefore) : minutesBefore(reminder.minutesBefore)

/** All reminders of a task: “Reminders: The day before, 20:00 · 30 minutes before”. */
export function remindersInWords(reminders: readonly GivenReminder[]): string {
  const moments = reminders
    .map((reminder) => ('at' in reminder ? `${timeBeforeText(reminder)}, ${reminder.at}` : timeBeforeText(reminder)))
    .join(' · ')
  return reminders.length === 1 ? t`Reminder: ${moments}` : t`Reminders: ${moments}`
}

export function daysBefore(count: number): string {
  if (count === 0) return t`On the day`
  if (count === 1) return t`The day before`
  if (count === 7) return t`A week before`
  return t`${plural(count, { one: '# day before', other: '# days before' })}`
}

export function minutesBefore(count: number): string {
  if (count === 0) return t`At the time`
  const [days, hours] = [count / 1440, count / 60]
  if (Number.isInteger(days)) return t`${plural(days, { one: '# day before', other: '# days before' })}`
  if (Number.isInteger(hours)) return t`${plural(hours, { one: '# hour before', other: '# hours before' })}`
  return t`${plural(count, { one: '# minute before', other: '# minutes before' })}`
}
