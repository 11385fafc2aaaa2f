import { addOptimistic } from '../tasks/current.ts'
import { changeOf, isOfEndedPeriod } from './task-acts.ts'
import type { WaitingAct } from './waiting-acts.ts'

/** What lifts each act that lies over the tasks on the screen, by its key. */
const laid = new Map<string, () => void>()

/** Shows acts that wait as if they were done, each once; what was refused, or done on a day that has ended, is not. */
export function showActs(acts: readonly WaitingAct[]): void {
  for (const act of acts) {
    const { key, refused } = act
    if (laid.has(key) || refused || isOfEndedPeriod(act)) continue
    laid.set(key, addOptimistic(changeOf(act)))
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
