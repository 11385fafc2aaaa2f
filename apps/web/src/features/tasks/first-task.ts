import { session, trpcUtils } from '../../app/trpc.ts'
import { createStore } from '../../ui/store.ts'

const seenKey = 'first-task-shown'

/** The gold of the very first completed task while the coach mark is shown; otherwise null. */
export const firstEarned = createStore<number | null>(null)

session.onSignedOut(() => firstEarned.write(null))

/** Whether the balances show that no task was ever completed, on any device. */
export function isFirstTask(): boolean {
  const stats = trpcUtils.profile.read.getData({})?.stats
  return stats?.level === 1 && stats.exp === 0 && localStorage.getItem(seenKey) === null
}

/** Forgets the first task after an undo, so that the next one counts as the first. */
export function forgetFirstTask(): void {
  localStorage.removeItem(seenKey)
  firstEarned.write(null)
}

export function showFirstTask(gold: number): void {
  localStorage.setItem(seenKey, 'yes')
  firstEarned.write(gold)
}
