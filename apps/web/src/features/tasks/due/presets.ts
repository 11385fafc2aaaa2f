import { t } from '@lingui/core/macro'
import type { GivenSchedule } from '@questboard/api/schedules'
import { type Schedule, withDefaults } from '@questboard/api/schedules'
import type { TaskType } from '@questboard/api/tasks/schema'
import { addDays } from '../../days/calendar.ts'
import { scheduleInWords } from './schedule-in-words.ts'

/** A schedule that the form offers by name. Null: a task for every day or week. */
export type Preset = {
  id: string
  label: string
  schedule: Schedule | null
}

const weekdays = ['mo', 'tu', 'we', 'th', 'fr'] as const

/** The schedules of most repeating tasks, beginning today. */
export function presetsOf(type: Exclude<TaskType, 'todo'>, today: string): Preset[] {
  const month = Number(today.slice(8))
  const daily: [string, GivenSchedule][] = [
    ['weekdays', { frequency: 'weekly', byDay: weekdays.map((day) => ({ day })) }],
    ['other-day', { frequency: 'daily', interval: 2 }],
  ]
  const both: [string, GivenSchedule][] = [
    ['week', { frequency: 'weekly' }],
    ['other-week', { frequency: 'weekly', interval: 2 }],
    ['month', { frequency: 'monthly', byMonthDay: [month] }],
    ['year', { frequency: 'yearly' }],
  ]
  const none: Preset = {
    id: 'none',
    label: type === 'daily' ? t`Every day` : t`Once a week, on any day`,
    schedule: null,
  }
  const given = type === 'daily' ? [...daily, ...both] : both
  return [
    none,
    ...given.map(([id, rule]) => {
      const schedule = withDefaults(rule, today)
      return { id, label: scheduleInWords(schedule, today), schedule }
    }),
  ]
}

/** The due dates of most to-dos. */
export const duePresets = (today: string) => [
  { id: 'today', label: t`Today`, day: today },
  { id: 'tomorrow', label: t`Tomorrow`, day: addDays(today, 1) },
  { id: 'weekend', label: t`Weekend`, day: nextDayOfWeek(today, 6) },
]

/** The next day of the week after today: 0 for Sunday to 6 for Saturday. */
export function nextDayOfWeek(today: string, weekday: number): string {
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7
  return addDays(today, ahead === 0 ? 7 : ahead)
}
