import { dayMs, hourMs, minuteMs } from '../../kernel/clock.ts'
import type { Random } from '../../kernel/context.ts'
import type { DeliveryFault } from '../schema.ts'

const secondMs = 1000

/** The delay after each failed attempt. After the last one, about a day later, the delivery fails permanently. */
export const waits: readonly number[] = [
  5 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  hourMs,
  6 * hourMs,
  16 * hourMs,
]

/** Up to a fifth is added to each delay, so a receiver that recovers is not flooded. */
const jitter = 0.2

/** Errors that a retry would not change. */
const final: readonly DeliveryFault[] = ['privateAddress', 'gone', 'stopped', 'switchedOff']

/** How long the previous secret still signs after a rotation. */
export const secretOverlapMs = dayMs

/** How long a webhook may fail before it is disabled. */
const maxFailingMs = 3 * dayMs

/** Days for which deliveries are listed, and the maximum number for one webhook. */
export const deliveriesKept = { days: 30, each: 1000 } as const

/**
 * The delay before the next attempt.
 * @param attempts attempts so far
 * @returns milliseconds from now, or undefined when the delivery fails permanently
 */
export function waitAfter(
  { event, attempts, fault }: { event: string; attempts: number; fault: DeliveryFault },
  random: Random,
): number | undefined {
  // The user waits for the outcome of a test and can repeat it.
  if (event === 'test' || final.includes(fault)) return undefined
  const wait = waits[attempts - 1]
  return wait === undefined ? undefined : wait + random(Math.floor(wait * jitter) + 1)
}

/**
 * Whether a permanently failed delivery disables its webhook, and why.
 * @param failingSince when deliveries began to fail
 */
export function disabledReason(
  fault: DeliveryFault,
  failingSince: Date | null,
  now: Date,
): 'gone' | 'failing' | undefined {
  if (fault === 'gone') return 'gone'
  return failingSince && now.getTime() - failingSince.getTime() >= maxFailingMs ? 'failing' : undefined
}
