const firstPauseMs = 1000
const maxPauseMs = 60_000

/**
 * Milliseconds before the next attempt to connect, after this many failures in a row. Random jitter spreads the clients
 * that lost the server at the same moment.
 * @param chance from 0 (inclusive) to 1 (exclusive)
 */
export function backoffAfter(failures: number, chance: number): number {
  const pause = Math.min(maxPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1))
  return Math.round(pause * (0.5 + chance / 2))
}
