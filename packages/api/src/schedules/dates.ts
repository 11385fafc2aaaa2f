import { addDays, type Day, mondayOf } from '../kernel/days.ts'
import type { TaskType } from './constants.ts'
import { nextSlot, skip, snoozeLimit } from './occurrence.ts'
import { isDueDate } from './rules.ts'
import type { ScheduleState } from './state.ts'

/** The dates of a task in responses. */
export interface TaskDates {
  slot: Day | null
  dueOn: Day | null
  dueTime: string | null
  opensOn: Day | null
  nextDueOn: Day | null
  overdue: boolean
  late: boolean
  canSkip: boolean
  canSnooze: boolean
}

export interface DatedTask extends Pick<ScheduleState, 'schedule' | 'slot' | 'dueOn' | 'opensOn' | 'missed'> {
  type: TaskType
  completedAt: unknown
  /** The day of the completion. Left out or null: today, if it was completed. */
  completedOn?: Day | null
  archivedAt: unknown
  /** Whether the occurrence before this one was skipped. */
  skipped: unknown
}

const noDates: TaskDates = {
  slot: null,
  dueOn: null,
  dueTime: null,
  opensOn: null,
  nextDueOn: null,
  overdue: false,
  late: false,
  canSkip: false,
  canSnooze: false,
}

/**
 * The dates of tasks on a day of their owner. They follow from the row and the day.
 *
 * Rules: Schedules.
 */
export function datesOfTasks(today: Day): (task: DatedTask) => TaskDates {
  const [monday, tomorrow] = [mondayOf(today), addDays(today, 1)]
  const openToDo: TaskDates = { ...noDates, canSnooze: true }
  const daily: TaskDates = { ...noDates, slot: today, dueOn: today, nextDueOn: tomorrow }
  const weekly: TaskDates = { ...noDates, slot: monday, dueOn: addDays(monday, 6), nextDueOn: addDays(monday, 13) }
  return (task) => {
    const { type, schedule, slot, dueOn, opensOn, completedAt, missed, skipped } = task
    if (task.archivedAt !== null) return noDates
    const isOpen = completedAt === null
    if (type === 'todo' && schedule === null) return isOpen ? openToDo : noDates
    if (schedule === null) return type === 'daily' ? daily : weekly
    const dates = {
      ...noDates,
      dueOn,
      dueTime: schedule.time,
      canSnooze: isOpen,
      overdue: isOpen && isBefore(dueOn, today),
    }
    if (isDueDate(schedule) || slot === null || opensOn === null) return dates
    const occurrence = { slot, dueOn: dueOn ?? slot, opensOn, missed, doneSlot: null }
    return {
      ...dates,
      slot,
      opensOn,
      late: missed === true,
      // A completed task was completed today, or said so today: what was completed before has opened again.
      nextDueOn: nextSlot(schedule, { slot, completedOn: isOpen ? null : (task.completedOn ?? today) }, today),
      canSkip: isOpen && (skipped === null || missed === true) && skip(schedule, occurrence, today) !== null,
      canSnooze: isOpen && snoozeLimit(schedule, occurrence, today) !== null,
    }
  }
}

const isBefore = (day: Day | null, other: Day): boolean => day !== null && day < other
