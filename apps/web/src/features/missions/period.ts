import type { Mission } from '@questboard/api/missions/schema'
import { daysBetween } from '../days/calendar.ts'

/** The phase of a mission: what its period means today. */
export type Phase =
  | { kind: 'begins'; on: string }
  | { kind: 'daysLeft'; days: number }
  /** The last day of the mission is over and it has not failed, because a holiday keeps it open. */
  | { kind: 'waits' }
  | { kind: 'completed' }
  | { kind: 'failed'; on: string }
  | { kind: 'archived' }

/**
 * The phase of a mission on the player's current date. `daysLeft` is 0 on the last day.
 *
 * Rules: Missions.
 */
export function phaseOf({ status, from, to }: Pick<Mission, 'status' | 'from' | 'to'>, today: string): Phase {
  if (status === 'pending') return { kind: 'begins', on: from }
  if (status === 'completed' || status === 'archived') return { kind: status }
  if (status === 'failed') return { kind: 'failed', on: to }
  const days = daysBetween(today, to)
  return days < 0 ? { kind: 'waits' } : { kind: 'daysLeft', days }
}

/** The number of days left at which a card is highlighted. */
const fewDays = 2

export function isUrgent(phase: Phase): boolean {
  return phase.kind === 'daysLeft' && phase.days <= fewDays
}
