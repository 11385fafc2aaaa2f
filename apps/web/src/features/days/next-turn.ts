/**
 * When the day turns next on the clock of this device: the coming midnight, or, where the clocks skip it, the first
 * moment of the new day.
 *
 * Specification: Business constants and limits, daily refresh; Day roll-over.
 */
export function nextTurn(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
}
