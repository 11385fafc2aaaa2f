import { instantOfLocalTime, type PlayerDay, startOfDay, todayOfPlayer } from '../kernel/clock.ts'
import { addDays, type Day, minuteMs, mondayOf } from '../kernel/days.ts'
import type { TaskType } from './constants.ts'
import { nextSlot } from './occurrence.ts'
import { isDueDate } from './rules.ts'
import type { Reminder, Schedule } from './schema.ts'

/** A task with reminders, as it is stored. */
export interface RemindedTask {
  type: TaskType
  schedule: Schedule | null
  slot: Day | null
  dueOn: Day | null
  opensOn: Day | null
  completedAt: unknown
  archivedAt: unknown
  reminders: readonly Reminder[] | null
}

/** A day on which a task is due, and since when it can be completed. */
interface Due {
  dueOn: Day
  opensOn: Day | null
}

/** The current occurrence of a task on a day of its player; null if it has none. */
function currentDue({ type, schedule, dueOn, opensOn }: RemindedTask, today: Day): Due | null {
  if (schedule !== null) return dueOn === null ? null : { dueOn, opensOn }
  if (type === 'todo') return null
  const start = type === 'daily' ? today : mondayOf(today)
  return { dueOn: type === 'daily' ? start : addDays(start, 6), opensOn: start }
}

/** The occurrence after the current one, if nothing is completed or moved until then. */
function nextDue({ type, schedule, slot }: RemindedTask, current: Due): Due | null {
  if (type === 'todo') return null
  if (schedule === null) {
    const length = type === 'daily' ? 1 : 7
    return { dueOn: addDays(current.dueOn, length), opensOn: addDays(current.dueOn, 1) }
  }
  if (isDueDate(schedule) || slot === null) return null
  const next = nextSlot(schedule, { slot, completedOn: null })
  return next === null ? null : { dueOn: next, opensOn: addDays(slot, 1) }
}

interface ReminderTime {
  reminder: Reminder
  at: Date
}

/** When the reminders of an occurrence fire. Before it can be completed, none does. */
function reminderTimesOf(
  { schedule, reminders }: RemindedTask,
  { dueOn, opensOn }: Due,
  { timeZone, dayStartsAt }: PlayerDay,
): ReminderTime[] {
  const opensAt = opensOn === null ? null : startOfDay(opensOn, timeZone, dayStartsAt)
  const time = schedule?.time ?? null
  const timeOf = (reminder: Reminder): Date | null => {
    if ('daysBefore' in reminder) {
      return instantOfLocalTime(addDays(dueOn, -reminder.daysBefore), reminder.at, { timeZone, dayStartsAt })
    }
    if (time === null) return null
    return new Date(
      instantOfLocalTime(dueOn, time, { timeZone, dayStartsAt }).getTime() - reminder.minutesBefore * minuteMs,
    )
  }
  return (reminders ?? []).flatMap((reminder) => {
    const at = timeOf(reminder)
    return at === null || (opensAt !== null && at < opensAt) ? [] : { reminder, at }
  })
}

/**
 * When a task reminds next, after a moment: of its current occurrence, or of the one after it. Whether it is then still
 * open is decided when it fires, so completing a task does not have to change this.
 * @returns null if it does not remind
 *
 * Rules: Reminders and digests.
 */
export function nextReminder(task: RemindedTask, player: PlayerDay, after: Date): Date | null {
  const { type, schedule, reminders, completedAt, archivedAt } = task
  if (!reminders || reminders.length === 0 || archivedAt !== null) return null
  const isDone = completedAt !== null
  if (isDone && type === 'todo') return null
  const current = currentDue(task, todayOfPlayer(after, player))
  if (!current) return null
  const next = nextDue(task, current)
  // An occurrence with a schedule that was completed may open again today; then this is computed again.
  const dues = [...(isDone && schedule !== null ? [] : [current]), ...(next ? [next] : [])]
  const reminderTimes = dues.flatMap((due) => reminderTimesOf(task, due, player)).filter(({ at }) => at > after)
  const times = reminderTimes.map(({ at }) => at.getTime())
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/**
 * The reminders that fire now: of the current occurrence, if it is open, not overdue, and no holiday is on.
 * @param since when the earliest one that has not fired was to fire
 *
 * Rules: Reminders and digests.
 */
export function firingReminders(
  task: RemindedTask,
  player: PlayerDay & { holidayMode: boolean },
  { since, now }: { since: Date; now: Date },
): (ReminderTime & { dueOn: Day })[] {
  if (task.archivedAt !== null || task.completedAt !== null || player.holidayMode) return []
  const today = todayOfPlayer(now, player)
  const current = currentDue(task, today)
  if (!current || current.dueOn < today) return []
  return reminderTimesOf(task, current, player)
    .filter(({ at }) => at >= since && at <= now)
    .map((reminderTime) => ({ ...reminderTime, dueOn: current.dueOn }))
}
