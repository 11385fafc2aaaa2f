import type { Task } from '@questboard/api/tasks/schema'
import { addDays, localDay } from '../days/calendar.ts'

/**
 * Whether the day (week) in which a repeating task was done has ended, by this device's clock and zone: the task is shown as
 * open again. Whether a completion counts, the server alone decides. `at` is an instant.
 *
 * Specification: Day roll-over.
 */
export function isPeriodOver(type: Task['type'], at: string, now: Date): boolean {
  if (type === 'todo') return false
  const [then, today] = [localDay(new Date(at)), localDay(now)]
  return type === 'daily' ? then !== today : mondayOf(then) !== mondayOf(today)
}

function mondayOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}
