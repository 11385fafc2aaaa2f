import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { type Change, changed } from '../../app/mutations/changes.ts'

/** Completing asks for approval where that is required, and counts one more day (week) for a task that repeats. */
export const completed = (id: string, result?: string): Change<UserGroupTask> =>
  changed(id, (task) =>
    task.completed
      ? task
      : {
          ...task,
          completed: true,
          approveRequested: task.requireApprove,
          result: task.requireResult ? (result ?? task.result) : task.result,
          streak: task.type === 'todo' ? task.streak : task.streak + 1,
        },
  )

/** Reopening ends a request and takes back the day (week) just counted; the result is kept. */
export const reopened = (id: string): Change<UserGroupTask> =>
  changed(id, (task) =>
    task.completed
      ? {
          ...task,
          completed: false,
          approveRequested: false,
          approved: false,
          streak: Math.max(0, task.streak - 1),
        }
      : task,
  )

export const resultGiven = (id: string, result: string): Change<UserGroupTask> =>
  changed(id, (task) => (task.result === result ? task : { ...task, result }))

/** A todo is open to its assignee until it is paid; what repeats always is. */
export const isReopenable = ({ type, completed: isDone, approveRequested }: UserGroupTask): boolean =>
  isDone && (type !== 'todo' || approveRequested)
