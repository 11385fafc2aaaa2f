import type { CheckItem, ChecklistItem, CreateTask, Task } from '@questboard/api/tasks/schema'
import { type Change, updateItem } from '../../app/mutations/changes.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { currentDay } from '../days/current-day.ts'

/** Sets when a task is due, opens and ends, from its schedule. */
let applySchedule = (task: Task, _today: string): Task => task

/** Connects the rules of schedules, which load with the first dated task. */
export function setScheduleRules(rules: typeof applySchedule): void {
  applySchedule = rules
}

/** Completes a task. A repeating one counts one more period. `at` is an ISO date and time. */
export const completeIn = (id: string, at: string, result?: string, today = currentDay()): Change<Task> =>
  updateItem(id, (task) =>
    task.completed
      ? task
      : applySchedule(
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
export const reopenIn = (id: string, today = currentDay()): Change<Task> =>
  updateItem(id, (task) =>
    task.completed
      ? applySchedule(
          {
            ...task,
            completed: false,
            completedAt: null,
            streak: Math.max(0, task.streak - (task.late ? 0 : 1)),
            overdue: task.dueOn !== null && task.dueOn < today,
          },
          today,
        )
      : task,
  )

/** Writes down the result of a task. */
export const setResult = <Item extends Pick<Task, 'id' | 'result'>>(id: string, result: string): Change<Item> =>
  updateItem(id, (task) => (task.result === result ? task : { ...task, result }))

/** Ticks or unticks an item of a checklist. */
export const checkItemIn = <Item extends Pick<Task, 'id' | 'checklist'>>({
  id,
  itemId,
  done,
}: CheckItem): Change<Item> =>
  updateItem(id, (task) => {
    const place = task.checklist.findIndex((item) => item.id === itemId)
    const item = task.checklist[place]
    return !item || item.done === done ? task : { ...task, checklist: task.checklist.with(place, { ...item, done }) }
  })

/** A checklist after it was written: items that were ticked `before` stay ticked. */
export const writtenItems = (items: CreateTask['checklist'], before: readonly ChecklistItem[] = []): ChecklistItem[] =>
  (items ?? []).map(({ id = newId(), title, done }) => ({
    id,
    title,
    done: done === true || before.some((item) => item.id === id && item.done),
  }))
