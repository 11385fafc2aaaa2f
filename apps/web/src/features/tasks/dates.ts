import type { Task } from '@questboard/api/tasks/schema'
import { addDays, mondayOf } from '../days/calendar.ts'
import { currentDay } from '../days/current-day.ts'
import type { NewTask } from './add.ts'
import { writtenItems } from './changes.ts'

type Dates = Pick<
  Task,
  'schedule' | 'slot' | 'dueOn' | 'dueTime' | 'opensOn' | 'nextDueOn' | 'overdue' | 'late' | 'canSkip' | 'canSnooze'
>

const noDates: Dates = {
  schedule: null,
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
 * The dates of a task without a schedule. Those of one with a schedule are in `due/scheduled.ts`, loaded with the form.
 */
export function datesWithoutSchedule(type: Task['type'], today: string): Dates {
  if (type === 'todo') return { ...noDates, canSnooze: true }
  if (type === 'daily') return { ...noDates, slot: today, dueOn: today, nextDueOn: addDays(today, 1) }
  const monday = mondayOf(today)
  return { ...noDates, slot: monday, dueOn: addDays(monday, 6), nextDueOn: addDays(monday, 13) }
}

/** A rank behind those of all other tasks, until the server gives it one. */
const newestRank = '1'

/** A new task without a schedule as the server will show it. `createdAt` is an ISO date and time. */
export function newTask(
  { schedule: _, reminders: __, checklist, ...fields }: NewTask,
  { id, createdAt, today = currentDay() }: { id: string; createdAt: string; today?: string },
): Task {
  return {
    ...fields,
    ...datesWithoutSchedule(fields.type, today),
    checklist: writtenItems(checklist),
    reminders: [],
    id,
    result: null,
    completed: false,
    archived: false,
    streak: 0,
    createdAt,
    updatedAt: createdAt,
    completedAt: null,
    lastCompletedAt: null,
    rank: newestRank,
  }
}
