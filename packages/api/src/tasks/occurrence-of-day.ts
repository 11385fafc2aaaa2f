import type { Day } from '../kernel/clock.ts'
import { openSlotOn } from '../periods/occurrence-records.ts'
import { countsSince } from '../periods/rules.ts'
import { isDueDate } from '../schedules/rules.ts'
import type { Recurrence } from '../schedules/schema.ts'
import type { TaskRow } from './own-task.ts'

/** A task that repeats by a schedule. */
export interface ScheduledTask extends TaskRow {
  schedule: Recurrence
  slot: Day
  dueOn: Day
}

export const isScheduled = (task: TaskRow): task is ScheduledTask =>
  task.schedule !== null && !isDueDate(task.schedule) && task.slot !== null

/**
 * The slot of the occurrence that a day belongs to. A schedule that counts from completions has the current one only.
 * @param named the slot that the call names, if any
 */
export function slotToComplete(task: ScheduledTask, day: Day, named?: Day): Day {
  if (task.schedule.after === 'completion') return task.slot
  const slot = openSlotOn(task, day, { since: countsSince(task) ?? day, named })
  return slot === null || slot > task.slot ? task.slot : slot
}
