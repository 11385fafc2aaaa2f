import type { Known } from './milestones.ts'

const keyOf = (userId: string) => `celebrated-${userId}`

/** The milestones of a user that this browser has celebrated; null if there are none or they cannot be read. */
export function readKnown(userId: string): Known | null {
  try {
    const kept: Partial<Known> | null = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null')
    if (typeof kept?.level !== 'number' || typeof kept.ranking !== 'string') return null
    return { level: kept.level, ranking: kept.ranking, laps: kept.laps ?? {}, streaks: kept.streaks ?? [] }
  } catch {
    return null
  }
}

export function keepKnown(userId: string, known: Known): void {
  localStorage.setItem(keyOf(userId), JSON.stringify(known))
}
