import type { Dashboard } from '@questboard/api/dashboard/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { currentDay } from '../days/current-day.ts'
import { datesWithoutSchedule } from '../tasks/dates.ts'
import { isPeriodOver } from './period-over.ts'

/**
 * A cached dashboard with the tasks open again whose day or week has ended since they were completed. Tasks with a
 * schedule stay as they are: only the server knows their next occurrence.
 *
 * Rules: Day rollover.
 */
export const withEndedPeriodsOpen = (dashboard: Dashboard, now = new Date()): Dashboard => ({
  ...dashboard,
  tasks: dashboard.tasks.map((task) => openAgain(task, now)),
})

function openAgain(task: Task, now: Date): Task {
  const { type, completedAt, schedule, checklist } = task
  if (schedule || completedAt === null || !isPeriodOver(type, completedAt, now)) return task
  return {
    ...task,
    ...datesWithoutSchedule(type, currentDay(now)),
    completed: false,
    completedAt: null,
    checklist: checklist.map((item) => ({ ...item, done: false })),
  }
}
