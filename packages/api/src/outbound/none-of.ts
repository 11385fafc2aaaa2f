import { notInArray, type SQL } from '@questboard/db/drizzle'
import type { Shares } from './dispatcher.ts'

/** The condition that a column is none of the hosts or users whose share is used up. */
export function noneOf(column: Parameters<typeof notInArray>[0], shares: Shares): SQL | undefined {
  const names = shares.usedUp()
  return names.length > 0 ? notInArray(column, names) : undefined
}
