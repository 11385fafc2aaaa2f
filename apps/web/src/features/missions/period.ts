import type { Mission } from '@questboard/api/missions/schema'
import { daysBetween } from '../days/calendar.ts'

/** Where a mission stands in time, as its card tells it. */
export type Moment =
  | { kind: 'begins'; on: string }
  | { kind: 'daysLeft'; days: number }
  /** Its last day is gone and it has not failed: a holiday keeps it open. */
  | { kind: 'waits' }
  | { kind: 'completed' }
  | { kind: 'failed'; on: string }
  | { kind: 'archived' }

/**
 * The moment of a mission on the player's today. `daysLeft` is 0 on the last day.
 *
 * Specification: States and transitions, mission.
 */
export function momentOf({ status, from, to }: Pick<Mission, 'status' | 'from' | 'to'>, today: string): Moment {
  if (status === 'pending') return { kind: 'begins', on: from }
  if (status === 'completed' || status === 'archived') return { kind: status }
  if (status === 'failed') return { kind: 'failed', on: to }
  const days = daysBetween(today, to)
  return days < 0 ? { kind: 'waits' } : { kind: 'daysLeft', days }
}

/** How many days of a mission may still be too few, so that its card stands out. */
const fewDays = 2

export function isPressing(moment: Moment): boolean {
  return moment.kind === 'daysLeft' && moment.days <= fewDays
}
