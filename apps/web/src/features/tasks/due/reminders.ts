import { isDueDate, type Schedule } from '@questboard/api/schedules'
import type { GivenReminder } from '@questboard/api/schedules/schema'
import type { TaskType } from '@questboard/api/tasks/schema'

/** Whether a task can have reminders: a to-do needs a due date. */
export const canRemind = (type: TaskType, schedule: Schedule | null): boolean =>
  type !== 'todo' || (schedule !== null && isDueDate(schedule))

/** Whether a task has the day, or the time, that a reminder counts back from. */
export function isFitting(reminder: GivenReminder, type: TaskType, schedule: Schedule | null): boolean {
  if (!canRemind(type, schedule)) return false
  return 'daysBefore' in reminder || Boolean(schedule?.time)
}
