import type { Task, TaskType } from '@questboard/api/tasks/schema'

type Arrangeable = Pick<Task, 'id' | 'type' | 'completed'>

export type Arranged<Item extends Arrangeable = Task> = {
  /** Open tasks and recently completed ones, newest first. */
  open: Item[]
  /** Completed daily and weekly tasks, until their rollover. */
  resting: Item[]
  /** Completed to-dos. */
  done: Item[]
}

/**
 * Arranges the current tasks for the list. `types` are the selected filters; none means all. Tasks in `lingering` were
 * completed a moment ago and keep their place, so rows do not move under a finger.
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
