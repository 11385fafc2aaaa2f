import type { Dashboard, GroupDashboard, Today } from '@questboard/api/dashboard/schema'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { currentDay } from '../days/current-day.ts'
import { datesWithoutSchedule } from '../tasks/dates.ts'
import { isPeriodOver } from './period-over.ts'

/**
 * The cached response to a call, with the tasks open again whose day or week has ended since they were completed. Tasks
 * with a schedule stay as they are: only the server knows their next occurrence.
 *
 * Rules: Day rollover.
 */
export function openAgainIn(path: string, data: unknown, now = new Date()): unknown {
  switch (path) {
    case 'dashboard.read': {
      const dashboard = data as Dashboard
      return { ...dashboard, tasks: dashboard.tasks.map((task) => openAgain(task, now)) }
    }
    case 'dashboard.readInGroup':
    case 'dashboard.readOfMember':
      return ofGroup(data as GroupDashboard, now)
    case 'dashboard.today': {
      const today = data as Today
      return { ...today, groups: today.groups.map((group) => ofGroup(group, now)) }
    }
    default:
      return data
  }
}

const ofGroup = <Response extends { tasks: UserGroupTask[] }>(response: Response, now: Date): Response => ({
  ...response,
  tasks: response.tasks.map((task) => openAgainInGroup(task, now)),
})

/** A task of a group. Who has the next turn, and what becomes of a request, only the server knows, too. */
function openAgainInGroup(task: UserGroupTask, now: Date): UserGroupTask {
  const { type, schedule, assignment, completed, approveRequested, lastCompletedAt } = task
  if (type === 'todo' || schedule || assignment !== 'each' || approveRequested) return task
  if (completed && (lastCompletedAt === null || !isPeriodOver(type, lastCompletedAt, now))) return task
  // A completion names the day or week that it is for.
  const current = { ...task, ...datesWithoutSchedule(type, currentDay(now)) }
  return completed ? { ...current, ...opened(task), approved: false, mine: true } : current
}

function openAgain(task: Task, now: Date): Task {
  const { type, completedAt, schedule } = task
  if (schedule || completedAt === null || !isPeriodOver(type, completedAt, now)) return task
  return { ...task, ...datesWithoutSchedule(type, currentDay(now)), ...opened(task), completedAt: null }
}

const opened = ({ checklist }: Pick<Task, 'checklist'>) => ({
  completed: false,
  result: null,
  checklist: checklist.map((item) => ({ ...item, done: false })),
})
