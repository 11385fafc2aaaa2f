import { trpcUtils } from '../../app/trpc.ts'
import { createStore } from '../../ui/store.ts'

const SEEN = 'first-task-told'

/** Gold of the very first completed task while the coach mark tells of it; null when there is nothing to tell. */
export const firstEarned = createStore<number | null>(null)

/** Whether nothing was ever completed, here or on another device, as far as the balances show. */
export function isFirstTask(): boolean {
  const stats = trpcUtils.profile.read.getData({})?.stats
  return stats?.level === 1 && stats.exp === 0 && localStorage.getItem(SEEN) === null
}

export function tellOfFirstTask(gold: number): void {
  localStorage.setItem(SEEN, 'yes')
  firstEarned.write(gold)
}
