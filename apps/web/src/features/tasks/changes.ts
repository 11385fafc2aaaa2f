import type { Task } from '@questboard/api/tasks/schema'

/**
 * What an act does to the list of current tasks. Done twice it is done once, so that it may be laid over an answer of
 * the server that knows of it already; tasks that it is not about stay the very same objects.
 */
export type Change = (tasks: Task[]) => Task[]

export const added =
  (task: Task): Change =>
  (tasks) =>
    tasks.some(({ id }) => id === task.id) ? tasks : [...tasks, task]

export const removed =
  (ids: readonly string[]): Change =>
  (tasks) =>
    tasks.some(({ id }) => ids.includes(id)) ? tasks.filter(({ id }) => !ids.includes(id)) : tasks

export const replaced = (task: Task): Change => changed(task.id, () => task)

/** Completing counts one more day (week) for a task that repeats. `at` is an instant. */
export const completed = (id: string, at: string, result?: string): Change =>
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

/** Reopening takes back the day (week) just counted, and keeps the result. */
export const reopened = (id: string): Change =>
  changed(id, (task) =>
    task.completed ? { ...task, completed: false, completedAt: null, streak: Math.max(0, task.streak - 1) } : task,
  )

export const resultGiven = (id: string, result: string): Change =>
  changed(id, (task) => (task.result === result ? task : { ...task, result }))

function changed(id: string, change: (task: Task) => Task): Change {
  return (tasks) => {
    const index = tasks.findIndex((task) => task.id === id)
    const before = tasks[index]
    if (!before) return tasks
    const after = change(before)
    return after === before ? tasks : tasks.with(index, after)
  }
}
