import type { Profile } from '@questboard/api/profile/schema'
import type { Task } from '@questboard/api/tasks/schema'

export type TaskOrder = Profile['taskOrder']

type Ordered = Pick<Task, 'rank' | 'dueOn' | 'dueTime'>

/** The sort key of each order. Of tasks with a due day, later ones come first; those without one come before them. */
const keyOf: Record<Exclude<TaskOrder, 'created'>, (task: Ordered) => string> = {
  manual: ({ rank }) => rank,
  due: ({ dueOn, dueTime }) => `${dueOn ?? '~'} ${dueTime ?? '~'}`,
}

/**
 * The tasks in the player's order, from the bottom of the list to its top. New tasks are added at the top, so a list
 * that was never sorted by hand looks like one in the order of creation.
 */
export function inOrder<Item extends Ordered>(tasks: readonly Item[], order: TaskOrder): readonly Item[] {
  if (order === 'created') return tasks
  const key = keyOf[order]
  const isUp = order === 'manual'
  return tasks.toSorted((a, b) => {
    const [left, right] = [key(a), key(b)]
    return left === right ? 0 : left < right === isUp ? -1 : 1
  })
}
