import { addOptimistic } from '../tasks/current.ts'
import type { QueuedMutation } from './mutation-queue.ts'
import { changeOf, isOfEndedPeriod } from './task-mutations.ts'

/** What lifts each act that lies over the tasks on the screen, by its key. */
const shown = new Map<string, () => void>()

/** Shows acts that wait as if they were done, each once; what was refused, or done on a day that has ended, is not. */
export function showMutations(mutations: readonly QueuedMutation[]): void {
  for (const mutation of mutations) {
    const { key, refused } = mutation
    if (shown.has(key) || refused || isOfEndedPeriod(mutation)) continue
    shown.set(key, addOptimistic(changeOf(mutation)))
  }
}

/** Ends the show of what does not wait any more. */
export function hideMissing(mutations: readonly QueuedMutation[]): void {
  const stay = new Set(mutations.filter(({ refused }) => !refused).map(({ key }) => key))
  for (const [key, remove] of shown) {
    if (stay.has(key)) continue
    shown.delete(key)
    remove()
  }
}
