import { beginSchedule, datesOfTasks, type ScheduleState, unscheduled, withDefaults } from '@questboard/api/schedules'
import type { Task } from '@questboard/api/tasks/schema'
import { localDay } from '../days/calendar.ts'
import type { NewTask } from './add.ts'
import { writtenItems } from './changes.ts'

/** The dates of an open task whose schedule starts today, as the server will show them. */
function datesOf(type: Task['type'], state: ScheduleState, today: string) {
  const dates = datesOfTasks(today)({ type, ...state, skipped: null, completedAt: null, archivedAt: null })
  return { schedule: state.schedule, ...dates }
}

const stateOf = (schedule: NewTask['schedule'], today: string): ScheduleState =>
  schedule ? beginSchedule(withDefaults(schedule, today), today) : unscheduled

/** Behind the ranks of all other tasks, until the server gives it one. */
const newestRank = '1'

/** A new task as the server will show it. `createdAt` is an ISO date and time. */
export function newTask(
  { schedule, checklist, ...fields }: NewTask,
  { id, createdAt, today = localDay(new Date()) }: { id: string; createdAt: string; today?: string },
): Task {
  return {
    ...fields,
    ...datesOf(fields.type, stateOf(schedule, today), today),
    checklist: writtenItems(checklist),
    ...{ id, result: null, completed: false, archived: false, streak: 0, createdAt },
    ...{ completedAt: null, lastCompletedAt: null, rank: newestRank },
  }
}

/** An edited task as the server will show it. Another type loses the streak, and a schedule that it cannot have. */
export function editedTask(
  task: Task,
  { schedule, checklist, ...fields }: Partial<NewTask>,
  today = localDay(new Date()),
): Task {
  const type = fields.type ?? task.type
  const edited = {
    ...{ ...task, ...fields, streak: type === task.type ? task.streak : 0 },
    ...(checklist !== undefined && { checklist: writtenItems(checklist, task.checklist) }),
  }
  if (schedule === undefined && type === task.type) return edited
  const isKept = schedule === undefined && (type === 'todo') === (task.type === 'todo')
  return { ...edited, ...datesOf(type, stateOf(isKept ? task.schedule : schedule, today), today) }
}
