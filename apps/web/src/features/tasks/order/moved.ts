import { compareText } from '@questboard/api/kernel/compare-text'
import { rankBetween } from '@questboard/api/tasks/rank'
import type { MoveTask, Task } from '@questboard/api/tasks/schema'
import type { Change } from '../../../app/mutations/changes.ts'

type Ranked = Pick<Task, 'id' | 'rank'>

const byRank = <Item extends Ranked>(tasks: readonly Item[]): Item[] =>
  tasks.toSorted((a, b) => compareText(a.rank, b.rank))

/** Moves a task behind another one, or to the first place, as the server will do it. */
export function movedBehind<Item extends Ranked>({ id, after }: MoveTask): Change<Item> {
  return (tasks) => {
    const moving = tasks.find((task) => task.id === id)
    if (!moving || after === id) return tasks
    const others = byRank(tasks.filter((task) => task !== moving))
    if (others.length === 0) return tasks
    const place = others.findIndex((other) => other.id === after) + 1
    const rank = rankBetween(others[place - 1]?.rank ?? '', others[place]?.rank ?? null)
    return tasks.map((task) => (task === moving ? { ...moving, rank } : task))
  }
}

/** The task that a task follows, or would follow; null if it is the first. The order is that of the ranks. */
export function taskBefore<Item extends Ranked>(tasks: readonly Item[], id: string): string | null {
  const ordered = byRank(tasks)
  return ordered[ordered.findIndex((task) => task.id === id) - 1]?.id ?? null
}

/**
 * The task that a task must follow to be shown above or below another one. The list shows the last task at the top, so
 * what is shown above a task follows it.
 */
export function placeBeside<Item extends Ranked>(
  tasks: readonly Item[],
  id: string,
  { edge, of }: { edge: 'top' | 'bottom'; of: string },
): string | null {
  if (edge === 'top') return of
  return taskBefore(
    tasks.filter((task) => task.id !== id),
    of,
  )
}
