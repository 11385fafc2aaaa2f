import type { Mission } from '@questboard/api/missions/schema'

/** The only field of a task that matters here. */
export type WithTasks = { tasks: readonly { completed: boolean }[] }

export type Done = {
  done: number
  total: number
  /** Whole percent; 0 without tasks. */
  percent: number
}

/** The progress of a mission's tasks. Archived tasks are done and count. */
export function progressOf({ tasks }: WithTasks): Done {
  const done = tasks.filter(({ completed }) => completed).length
  const total = tasks.length
  return { done, total, percent: total === 0 ? 0 : Math.floor((done / total) * 100) }
}

/** Whether a mission can be completed: it is active, has tasks, and all are done. */
export function isReady(mission: Pick<Mission, 'status'> & WithTasks): boolean {
  const { done, total } = progressOf(mission)
  return mission.status === 'active' && total > 0 && done === total
}

/** Whether a mission can still change. */
export function isOpen({ status }: Pick<Mission, 'status'>): boolean {
  return status === 'active' || status === 'pending'
}
