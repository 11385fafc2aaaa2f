const FIRST = 1000
const LONGEST = 60_000

/**
 * Milliseconds to wait before the connection is tried again, when that has failed so often in a row. Chance spreads the
 * windows that a server lost at the same moment.
 *
 * @param chance from 0 up to, and without, 1
 */
export function backoffAfter(failures: number, chance: number): number {
  const pause = Math.min(LONGEST, FIRST * 2 ** Math.max(0, failures - 1))
  return Math.round(pause * (0.5 + chance / 2))
}
