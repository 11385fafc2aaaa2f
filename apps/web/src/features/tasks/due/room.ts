import { addDays, isDueDate, lastSlotUpTo, laterDay, type Schedule, snoozeLimit } from '@questboard/api/schedules'
import type { Task } from '@questboard/api/tasks/schema'

/** Days to which a to-do can be moved: nearly ten years. */
const maxDaysAhead = 3650

/** The first and the last day to which an occurrence can be moved. */
export type Room = {
  from: string
  to: string
}

/**
 * The room of the current occurrence of a task, as on the server.
 * @returns null if it cannot be moved, or is on the only day that it has
 *
 * Rules: Snooze.
 */
export function roomOf(
  task: Pick<Task, 'canSnooze' | 'type' | 'schedule' | 'slot' | 'dueOn' | 'opensOn' | 'late'>,
  today: string,
): Room | null {
  const { canSnooze, type, schedule, slot, dueOn, opensOn, late } = task
  if (!canSnooze) return null
  if (type === 'todo') return { from: today, to: addDays(today, maxDaysAhead) }
  if (!schedule || isDueDate(schedule) || slot === null || dueOn === null || opensOn === null) return null
  const limit = snoozeLimit(schedule, { slot, dueOn, opensOn, missed: late || null, doneSlot: null }, today)
  const from = laterDay(today, opensOn)
  const isElsewhere = limit !== null && (limit > from || (limit === from && dueOn !== from))
  return isElsewhere ? { from, to: limit } : null
}

/** Whether the server accepts a day as the due day of the current occurrence. */
export function canMoveTo(task: Task, day: string, today: string): boolean {
  const room = day === task.dueOn ? null : roomOf(task, today)
  return room !== null && day >= room.from && day <= room.to
}

/**
 * The room of a group task whose open occurrences are due on some days. A day moves those for which it is possible.
 * @returns null if none can be moved
 */
export function roomOfGroupTask(schedule: Schedule, dueDays: readonly string[], today: string): Room | null {
  if (isDueDate(schedule)) return { from: today, to: addDays(today, maxDaysAhead) }
  const limits = dueDays.flatMap((dueOn) => {
    // A snoozed occurrence is due before its next slot.
    const slot = schedule.after === 'schedule' ? (lastSlotUpTo(schedule, dueOn) ?? dueOn) : dueOn
    return snoozeLimit(schedule, { slot, dueOn, opensOn: slot, missed: null, doneSlot: null }, today) ?? []
  })
  return limits.length === 0 ? null : { from: today, to: limits.reduce(laterDay) }
}

/**
 * The due day to which undoing a move leads. Null: no date for a to-do, and the slot for a repeating task that was not
 * moved before, or to a day that has passed and cannot be set again.
 */
export function dayToRestore({ dueOn, slot }: Pick<Task, 'dueOn' | 'slot'>, today: string): string | null {
  const isOver = slot !== null && dueOn !== null && dueOn < today
  return dueOn === slot || isOver ? null : dueOn
}
