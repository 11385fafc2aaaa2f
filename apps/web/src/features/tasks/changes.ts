import type { Task } from '@questboard/api/tasks/schema'
import { type Change, changed } from '../../app/mutations/changes.ts'

/** Completes a task. A repeating one counts one more period. `at` is an ISO date and time. */
export const completed = (id: string, at: string, result?: string): Change<Task> =>
  changed(id, (task) =>
    task.completed
      ? task
      : {
          ...task,
          completed: true,
          completedAt: at,
          result: task.requireResult ? (result ?? task.result) : task.result,
          streak: task.type === 'todo' ? task.streak : task.streak + 1,
        },
  )

/** Reopens a task. It withdraws the period just counted and keeps the result. */
export const reopened = (id: string): Change<Task> =>
  changed(id, (task) =>
    task.completed ? { ...task, completed: false, completedAt: null, streak: Math.max(0, task.streak - 1) } : task,
  )

export const resultGiven = (id: string, result: string): Change<Task> =>
  changed(id, (task) => (task.result === result ? task : { ...task, result }))
