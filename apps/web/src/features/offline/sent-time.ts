import type { QueuedMutation } from './mutation-queue.ts'

/** A little less than the 72 hours after which the server refuses an action. */
const maxAgeMs = 71 * 60 * 60 * 1000

/**
 * When a queued mutation was made, by the clock of the server, as an ISO date and time. To-dos belong to no day, so an
 * old one has no time: it counts when it is sent. Any other moment may have been in a holiday.
 * @param clockError milliseconds that the server's clock is ahead of this device's
 */
export function sentTime(
  { type, at }: Pick<QueuedMutation, 'type' | 'at'>,
  { now, clockError }: { now: number; clockError: number },
): string | undefined {
  const madeAt = Math.min(Date.parse(at), now)
  if (type === 'todo' && madeAt < now - maxAgeMs) return undefined
  return new Date(madeAt + clockError).toISOString()
}
