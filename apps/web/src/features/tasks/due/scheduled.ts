import {
  beginSchedule,
  datesOfTasks,
  isDueDate,
  occurrenceFields,
  type Schedule,
  type ScheduleState,
  skip,
  unscheduled,
  withDefaults,
} from '@questboard/api/schedules'
import type { Task } from '@questboard/api/tasks/schema'
import { newId } from '../../../app/mutations/new-id.ts'
import { currentDay } from '../../days/current-day.ts'
import type { NewTask } from '../add.ts'
import { setScheduleRules, writtenItems } from '../changes.ts'
import { datesWithoutSchedule, newTask } from '../dates.ts'

/** The dates of an open task, as the server will show them. */
function datesOf(type: Task['type'], state: ScheduleState, today: string) {
  const dates = datesOfTasks(today)({ type, ...state, skipped: null, completedAt: null, archivedAt: null })
  return { schedule: state.schedule, ...dates }
}

/** The dates of a task whose schedule starts today. */
function datesFrom(type: Task['type'], schedule: NewTask['schedule'] | Schedule, today: string) {
  if (!schedule) return datesWithoutSchedule(type, today)
  return datesOf(type, beginSchedule(withDefaults(schedule, today), today), today)
}

/** Reminders as the server will show them. */
export const writtenReminders = (given: NewTask['reminders']): Task['reminders'] =>
  (given ?? []).map(({ id = newId(), ...reminder }) => ({ id, ...reminder }) as Task['reminders'][number])

/** A new task as the server will show it. `createdAt` is an ISO date and time. */
export function newScheduledTask(
  fields: NewTask,
  { today = currentDay(), ...about }: { id: string; createdAt: string; today?: string },
): Task {
  return {
    ...newTask(fields, { ...about, today }),
    ...datesFrom(fields.type, fields.schedule, today),
    reminders: writtenReminders(fields.reminders),
  }
}

/** An edited task as the server will show it. Another type loses the streak, and a schedule that it cannot have. */
export function editedTask(
  task: Task,
  { schedule, checklist, reminders, ...fields }: Partial<NewTask>,
  today = currentDay(),
): Task {
  const type = fields.type ?? task.type
  const edited = {
    ...task,
    ...fields,
    streak: type === task.type ? task.streak : 0,
    ...(checklist !== undefined && { checklist: writtenItems(checklist, task.checklist) }),
    ...(reminders !== undefined && { reminders: writtenReminders(reminders) }),
  }
  if (schedule === undefined && type === task.type) return edited
  const isKept = schedule === undefined && (type === 'todo') === (task.type === 'todo')
  return { ...edited, ...datesFrom(type, isKept ? task.schedule : schedule, today) }
}

/**
 * A task that was completed or reopened, with the dates that the server will show. Whether the occurrence before a
 * reopened one was skipped is not known, so it cannot be skipped until the server answers.
 */
function datedTask(task: Task, today: string): Task {
  const { late, completed, archived } = task
  const { slot: _, ...dates } = datesOfTasks(today)({
    ...task,
    missed: late || null,
    skipped: true,
    completedAt: completed || null,
    archivedAt: archived || null,
  })
  return { ...task, ...dates, slot: task.slot }
}

setScheduleRules(datedTask)

/** A task whose due day was moved, as the server will show it. Null: back to its slot. */
export function snoozedTask(task: Task, until: string | null, today = currentDay()): Task {
  const { type, slot, schedule } = task
  if (type === 'todo') {
    const due = until === null ? null : { due: until, time: schedule?.time ?? null }
    return { ...task, ...datesFrom(type, due, today) }
  }
  const dueOn = until ?? slot
  return { ...task, dueOn, overdue: dueOn !== null && dueOn < today }
}

/** A task whose current occurrence was skipped, as the server will show it. */
export function skippedTask(task: Task, today = currentDay()): Task {
  const { type, schedule, slot, dueOn, opensOn, late } = task
  if (!schedule || isDueDate(schedule) || slot === null || dueOn === null || opensOn === null) return task
  const next = skip(schedule, { slot, dueOn, opensOn, missed: late || null, doneSlot: null }, today)
  if (!next) return task
  const state = { ...unscheduled, schedule, ...occurrenceFields(schedule, next) }
  return { ...task, ...datesOf(type, state, today), canSkip: false }
}
