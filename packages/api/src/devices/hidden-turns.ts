import type { TaskOnWall } from '../group-tasks/read-wall-tasks.ts'
import type { Day } from '../kernel/clock.ts'
import { isDue } from './is-due.ts'
import type { DeviceMember } from './people.ts'
import type { WallTurn } from './schema.ts'

const maxTurns = 20

/**
 * Whose turn it is today in the tasks that shown members take turns with, if the wall does not show that member.
 * @param tasks those of the shown members
 * @param hidden the other members of the group
 */
export function hiddenTurns(
  tasks: ReadonlyMap<string, TaskOnWall[]>,
  hidden: readonly DeviceMember[],
  { today, hasTitles }: { today: Day; hasTitles: boolean },
): WallTurn[] {
  const holders = new Map(hidden.map((member) => [member.userId, member]))
  const found = new Map<string, WallTurn>()
  for (const task of [...tasks.values()].flat()) {
    const { id: taskId, title, occurrence } = task
    const holder = holders.get(occurrence?.holder ?? '')
    if (!holder || occurrence?.takenBy || !isDue(task, today)) continue
    const { userId, name } = holder
    found.set(taskId, { taskId, title: hasTitles ? title : null, holder: { userId, name } })
    if (found.size === maxTurns) break
  }
  return [...found.values()]
}
