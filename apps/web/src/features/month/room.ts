import { addDays, isDueDate, laterDay, snoozeLimit } from '@questboard/api/schedules'
import type { Task } from '@questboard/api/tasks/schema'

/** Days to which a to-do can be moved: nearly ten years. */
const farthest = 3650

/**
 * The first and the last day to which the current occurrence of a task can be moved, as on the server.
 * @returns null if it cannot be moved, or is on the only day that it has
 *
 * Specification: Snooze.
 */
export function roomOf(task: Task, today: string): { from: string; to: string } | null {
  const { canSnooze, type, schedule, slot, dueOn, opensOn, late } = task
  if (!canSnooze) return null
  if (type === 'todo') return { from: today, to: addDays(today, farthest) }
  if (!schedule || isDueDate(schedule) || slot === null || dueOn === null || opensOn === null) return null
  const limit = snoozeLimit(schedule, { slot, dueOn, opensOn, missed: late || null, doneSlot: null }, today)
  const from = laterDay(today, opensOn)
  const isElsewhere = limit !== null && (limit > from || (limit === from && dueOn !== from))
  return isElsewhere ? { from, to: limit } : null
}
