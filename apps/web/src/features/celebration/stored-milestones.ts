import { userStorage } from '../../app/user-storage.ts'
import type { Known } from './milestones.ts'

const keyOf = (userId: string) => `celebrated-${userId}`

/** The milestones of a user that this browser has celebrated; null if there are none or they cannot be read. */
export function readKnown(userId: string): Known | null {
  try {
    const stored: Partial<Known> | null = JSON.parse(userStorage.getItem(keyOf(userId)) ?? 'null')
    if (typeof stored?.level !== 'number' || typeof stored.ranking !== 'string') return null
    return { level: stored.level, ranking: stored.ranking, laps: stored.laps ?? {}, streaks: stored.streaks ?? [] }
  } catch {
    return null
  }
}

export function storeKnown(userId: string, known: Known): void {
  userStorage.setItem(keyOf(userId), JSON.stringify(known))
}
