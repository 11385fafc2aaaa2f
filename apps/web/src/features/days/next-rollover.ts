/**
 * The next day rollover by this device's clock: midnight, or the first moment of the new day where the clocks skip
 * midnight.
 *
 * Specification: Business constants and limits, daily refresh; Day roll-over.
 */
export function nextRollover(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
}
