import type { TaskOnWall } from '../group-tasks/read-wall-tasks.ts'
import type { Day } from '../kernel/clock.ts'

/** Whether a task is to do on a day, if it is not done. */
export function isDue({ schedule, dueOn, opensOn }: TaskOnWall, today: Day): boolean {
  if (schedule === null) return true
  // Without a due day the last occurrence is over.
  return dueOn !== null && (opensOn ?? dueOn) <= today
}
