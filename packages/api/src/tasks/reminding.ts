import type { Clock, PlayerDay } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { nextReminder } from '../schedules/remind-at.ts'
import { keptReminders, storedReminders } from '../schedules/reminders.ts'
import type { GivenReminder, Reminder } from '../schedules/schema.ts'
import { saveOwnTask, type TaskRow } from './own-task.ts'
import type { ScheduleColumns } from './scheduling.ts'
import type { TaskType } from './schema.ts'

type ReminderColumns = Pick<TaskRow, 'reminders' | 'remindAt'>

/** The player of a task, and now. */
interface ReminderContext {
  player: PlayerDay
  now: Date
}

/** The columns of the reminders of a new task. */
export function reminderColumns(
  reminders: Reminder[] | null,
  { type, dates }: { type: TaskType; dates: ScheduleColumns },
  { player, now }: ReminderContext,
): ReminderColumns {
  const task = { ...dates, type, reminders, completedAt: null, archivedAt: null }
  return { reminders, remindAt: nextReminder(task, player, now) }
}

/**
 * The columns of the reminders that a new task is created with.
 * @throws DomainError invalidData: the task has no day or time to count back from
 */
export const newReminders = (
  sent: readonly GivenReminder[] | null | undefined,
  task: { type: TaskType; dates: ScheduleColumns },
  context: ReminderContext,
): ReminderColumns =>
  reminderColumns(storedReminders(sent, { type: task.type, schedule: task.dates.schedule }), task, context)

/**
 * The reminders of a task after it was changed. Those that are left out stay, except those that the changed task cannot
 * have.
 * @throws DomainError invalidData: the task has no day or time to count back from
 */
export function changedReminders(
  { reminders }: TaskRow,
  sent: readonly GivenReminder[] | null | undefined,
  changed: Pick<TaskRow, 'type' | 'schedule'>,
): Partial<TaskRow> {
  if (sent !== undefined) return { reminders: storedReminders(sent, changed) }
  const possible = keptReminders(reminders, changed)
  return possible?.length === reminders?.length ? {} : { reminders: possible }
}

/** Saves changes of a task, with when it reminds next. Nothing is computed for a task without reminders. */
export function saveWithReminder(
  tx: Transaction,
  clock: Clock,
  { player, task }: { player: PlayerDay; task: TaskRow },
  changes: Partial<TaskRow>,
): Promise<TaskRow> {
  const changed = { ...task, ...changes }
  const reminds = changed.reminders !== null || task.remindAt !== null
  const next = reminds && { remindAt: nextReminder(changed, player, clock.now()) }
  return saveOwnTask(tx, clock, task, { ...changes, ...next })
}
