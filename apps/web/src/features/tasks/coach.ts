import { trpcUtils } from '../../app/trpc.ts'
import { createStore } from '../../ui/store.ts'

const SEEN = 'first-task-told'

/** The gold of the very first completed task while the coach mark is shown; otherwise null. */
export const firstEarned = createStore<number | null>(null)

/** Whether the balances show that no task was ever completed, on any device. */
export function isFirstTask(): boolean {
  const stats = trpcUtils.profile.read.getData({})?.stats
  return stats?.level === 1 && stats.exp === 0 && localStorage.getItem(SEEN) === null
}

/** It was undone, so the next one is the first. */
export function forgetFirstTask(): void {
  localStorage.removeItem(SEEN)
  firstEarned.write(null)
}

export function showFirstTask(gold: number): void {
  localStorage.setItem(SEEN, 'yes')
  firstEarned.write(gold)
}
