import type { Mission } from '@questboard/api/missions/schema'

/** Of tasks it is looked at alone whether they are done. */
export type WithTasks = { tasks: readonly { completed: boolean }[] }

export type Done = {
  done: number
  total: number
  /** Whole percent; 0 without tasks. */
  percent: number
}

/** How far a mission's tasks are. An archived one was done, and counts. */
export function progressOf({ tasks }: WithTasks): Done {
  const done = tasks.filter(({ completed }) => completed).length
  const total = tasks.length
  return { done, total, percent: total === 0 ? 0 : Math.floor((done / total) * 100) }
}

/** Whether a mission can be completed as it stands: it runs, it has tasks, and all are done. */
export function isReady(mission: Pick<Mission, 'status'> & WithTasks): boolean {
  const { done, total } = progressOf(mission)
  return mission.status === 'active' && total > 0 && done === total
}

/** Whether anything of a mission may still change. */
export function isOpen({ status }: Pick<Mission, 'status'>): boolean {
  return status === 'active' || status === 'pending'
}
