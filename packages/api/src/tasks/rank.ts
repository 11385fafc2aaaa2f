/**
 * Places in a manual order, as strings that sort by code point. A task that was never moved has the place of its creation.
 *
 * Specification: Order.
 */

const digits = '0123456789abcdefghijklmnopqrstuvwxyz'

/** A longer rank makes all ranks of the player be written again. */
export const longestRank = 60

/** The rank of a task that was never moved. */
export const rankOf = (sequence: number): string => sequence.toString(16).padStart(16, '0')

export const compareRanks = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** A rank between two, or after the last one. It never follows the ranks of tasks that will be created later. */
export function rankBetween(low: string, high: string | null): string {
  if (high === null) return `${low}i`
  let rank = ''
  let end: string | null = high
  for (let place = 0; ; place++) {
    const from = digits.indexOf(low[place] ?? '0')
    const to = end === null || end[place] === undefined ? digits.length : digits.indexOf(end[place] as string)
    const middle = (from + to) >> 1
    if (middle > from) return rank + digits[middle]
    rank += digits[from]
    if (from < to) end = null
  }
}
