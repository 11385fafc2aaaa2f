import { type Day, daysBetween, mondayOf } from '../kernel/clock.ts'

/** A type of task whose period has ended. `kept`: it was the running one, so what was completed counts as kept. */
export interface Turn {
  type: 'daily' | 'weekly'
  kept: boolean
}

/**
 * Which types of task turn between two days. Who was away for longer than one period missed the last one,
 * whatever was completed before.
 *
 * Specification: Day roll-over.
 */
export function turningTypes(settled: Day, today: Day): Turn[] {
  const days = daysBetween(settled, today)
  const weeks = daysBetween(mondayOf(settled), mondayOf(today)) / 7
  const turns: Turn[] = []
  if (days > 0) turns.push({ type: 'daily', kept: days === 1 })
  if (weeks > 0) turns.push({ type: 'weekly', kept: weeks === 1 })
  return turns
}
