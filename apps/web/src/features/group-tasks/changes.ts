import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { type Change, updateItem } from '../../app/mutations/changes.ts'
import { currentDay } from '../days/current-day.ts'

/** Completes a task. It awaits approval where that is required, and a repeating task counts one more period. */
export const completeIn = (id: string, result?: string): Change<UserGroupTask> =>
  updateItem(id, (task) =>
    task.completed
      ? task
      : {
          ...task,
          completed: true,
          approveRequested: task.requireApprove,
          result: task.requireResult ? (result ?? task.result) : task.result,
          streak: task.type === 'todo' || task.late ? task.streak : task.streak + 1,
          overdue: false,
        },
  )

/** Reopens a task. It withdraws the request and the period just counted; the result stays. */
export const reopenIn = (id: string, today = currentDay()): Change<UserGroupTask> =>
  updateItem(id, (task) =>
    task.completed
      ? {
          ...task,
          completed: false,
          approveRequested: false,
          approved: false,
          streak: Math.max(0, task.streak - (task.late ? 0 : 1)),
          overdue: task.dueOn !== null && task.dueOn < today,
        }
      : task,
  )

/** Whether an assignee can reopen it: a to-do until it is paid, a repeating task always. */
export const isReopenable = ({ type, completed: isDone, approveRequested }: UserGroupTask): boolean =>
  isDone && (type !== 'todo' || approveRequested)
