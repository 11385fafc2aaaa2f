import { layOver } from '../tasks/current.ts'
import { isPeriodOver } from './is-over.ts'
import { belongsToPeriod, changeOf } from './task-acts.ts'
import type { WaitingAct } from './waiting-acts.ts'

/** What lifts each act that lies over the tasks on the screen, by its key. */
const laid = new Map<string, () => void>()

/** Shows acts that wait as if they were done, each once; what was refused, or is too late, is not. */
export function showActs(acts: readonly WaitingAct[]): void {
  for (const act of acts) {
    const { key, type, at, refused } = act
    if (laid.has(key) || refused || (belongsToPeriod(act) && isPeriodOver(type, at, new Date()))) continue
    laid.set(key, layOver(changeOf(act)))
  }
}

/** Ends the show of what does not wait any more. */
export function hideOthers(acts: readonly WaitingAct[]): void {
  const stay = new Set(acts.filter(({ refused }) => !refused).map(({ key }) => key))
  for (const [key, lift] of laid) {
    if (stay.has(key)) continue
    laid.delete(key)
    lift()
  }
}
