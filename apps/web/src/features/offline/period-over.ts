import type { Task } from '@questboard/api/tasks/schema'
import { localDay, mondayOf } from '../days/calendar.ts'
import { currentDay, dayStart } from '../days/current-day.ts'

/**
 * Whether the day or week in which a repeating task was done has ended, by this device's clock and time zone. The task
 * is then shown as open. Only the server decides whether a completion counts. `at` is an ISO date and time.
 *
 * Rules: Day rollover.
 */
export function isPeriodOver(type: Task['type'], at: string, now: Date): boolean {
  if (type === 'todo') return false
  const [then, today] = [dayAt(new Date(at), now), currentDay(now)]
  return type === 'daily' ? then !== today : mondayOf(then) !== mondayOf(today)
}

/** The player's date at a moment. What was done since the last rollover of this device's clock was done today. */
function dayAt(moment: Date, now: Date): string {
  const [day, today] = [localDay(moment, dayStart()), currentDay(now)]
  return day >= localDay(now, dayStart()) || day > today ? today : day
}
