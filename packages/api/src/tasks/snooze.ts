import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { snooze } from '../schedules/occurrence.ts'
import { isDueDate } from '../schedules/rules.ts'
import { occurrenceFields } from '../schedules/state.ts'
import { changeOwnTask } from './change-task.ts'
import { showTask, type TaskRow } from './own-task.ts'
import { saveWithReminder } from './reminding.ts'
import { assertCurrentOccurrence, assertUpdatable } from './rules.ts'
import { currentOccurrence, snoozedDueDate, unscheduledColumns, withoutUndo } from './scheduling.ts'
import type { SnoozeTask, Task } from './schema.ts'

/**
 * Moves the due day of the current occurrence, or of a to-do. The slot and the occurrences after it stay. `until` null
 * moves it back to its slot, or takes the due date from a to-do.
 * @throws DomainError taskNotFound, cannotUpdateCompletedTask, occurrenceOver, cannotSnooze: the task has no schedule,
 * or the day is not between today and the next slot; invalidData: the day is too far away for a to-do
 *
 * Rules: Snooze.
 */
export function snoozeTask(ctx: UserContext, { id, until, occurrence }: SnoozeTask): Promise<Task> {
  return changeOwnTask(ctx, id, async (tx, own) => {
    const { task, today } = own
    assertUpdatable(task)
    assertCurrentOccurrence(task, { occurrence, today })
    const changes = task.type === 'todo' ? dueDateColumns(task, until, today) : snoozed(task, until, today)
    const all = { ...changes, ...withoutUndo(task) }
    return showTask(await saveWithReminder(tx, ctx.services.clock, own, all), today)
  })
}

function dueDateColumns({ schedule }: TaskRow, until: Day | null, today: Day): Partial<TaskRow> {
  const snoozed = snoozedDueDate(schedule, until, today)
  return snoozed ? { schedule: snoozed, dueOn: snoozed.due } : unscheduledColumns
}

function snoozed(task: TaskRow, until: Day | null, today: Day): Partial<TaskRow> {
  const current = currentOccurrence(task)
  if (!current || !task.schedule || isDueDate(task.schedule)) throw new DomainError('cannotSnooze')
  const occurrence = snooze(task.schedule, current, { until, today })
  if (occurrence === null) throw new DomainError('cannotSnooze')
  return occurrenceFields(task.schedule, occurrence)
}
