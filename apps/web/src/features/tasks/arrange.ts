import type { Task, TaskType } from '@questboard/api/tasks/schema'

type Arrangeable = Pick<Task, 'id' | 'type' | 'completed'>

export type Arranged<Item extends Arrangeable = Task> = {
  /** To be done, and what was done a moment ago, each in its place; the newest first, under the line that adds. */
  open: Item[]
  /** Daily and weekly tasks that were done, until their turn. */
  resting: Item[]
  /** Todos that were done. */
  done: Item[]
}

/**
 * The current tasks as the list shows them. `types` are the chosen filters, none of them means all. What is in
 * `lingering` was done a moment ago and does not move yet, so that no row slips away under a finger.
 */
export function arrange<Item extends Arrangeable>(
  tasks: readonly Item[],
  types: ReadonlySet<TaskType>,
  lingering: ReadonlySet<string>,
): Arranged<Item> {
  const arranged: Arranged<Item> = { open: [], resting: [], done: [] }
  for (const task of tasks.toReversed()) {
    if (types.size > 0 && !types.has(task.type)) continue
    if (!task.completed || lingering.has(task.id)) arranged.open.push(task)
    else if (task.type === 'todo') arranged.done.push(task)
    else arranged.resting.push(task)
  }
  return arranged
}
