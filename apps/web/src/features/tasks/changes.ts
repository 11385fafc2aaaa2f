import type { CheckItem, ChecklistItem, CreateTask, Task } from '@questboard/api/tasks/schema'
import { type Change, changed } from '../../app/mutations/changes.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { currentDay } from '../days/current-day.ts'

let dated = (task: Task, _today: string): Task => task

/** Connects the rules of schedules, which load with the first dated task. */
export function dateWith(rules: typeof dated): void {
  dated = rules
}

/** Completes a task. A repeating one counts one more period. `at` is an ISO date and time. */
export const completed = (id: string, at: string, result?: string, today = currentDay()): Change<Task> =>
  changed(id, (task) =>
    task.completed
      ? task
      : dated(
          {
            ...task,
            completed: true,
            completedAt: at,
            result: task.requireResult ? (result ?? task.result) : task.result,
            streak: task.type === 'todo' || task.late ? task.streak : task.streak + 1,
            overdue: false,
          },
          today,
        ),
  )

/** Reopens a task. It withdraws the period just counted and keeps the result. */
export const reopened = (id: string, today = currentDay()): Change<Task> =>
  changed(id, (task) =>
    task.completed
      ? dated(
          {
            ...task,
            ...{ completed: false, completedAt: null },
            streak: Math.max(0, task.streak - (task.late ? 0 : 1)),
            overdue: task.dueOn !== null && task.dueOn < today,
          },
          today,
        )
      : task,
  )

export const resultGiven = (id: string, result: string): Change<Task> =>
  changed(id, (task) => (task.result === result ? task : { ...task, result }))

/** Ticks or unticks an item of a checklist. */
export const itemChecked = ({ id, itemId, done }: CheckItem): Change<Task> =>
  changed(id, (task) => {
    const place = task.checklist.findIndex((item) => item.id === itemId)
    const item = task.checklist[place]
    return !item || item.done === done ? task : { ...task, checklist: task.checklist.with(place, { ...item, done }) }
  })

/** A checklist after it was written: items that were ticked `before` stay ticked. */
export const writtenItems = (items: CreateTask['checklist'], before: readonly ChecklistItem[] = []): ChecklistItem[] =>
  (items ?? []).map(({ id = newId(), title, done }) => ({
    ...{ id, title },
    done: done === true || before.some((item) => item.id === id && item.done),
  }))
