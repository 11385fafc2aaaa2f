import type { Random } from '../../kernel/context.ts'
import type { DeliveryFault } from '../schema.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How long a delivery waits after each attempt that failed; after the last one it is given up, about a day later. */
export const waits: readonly number[] = [
  ...[5 * second, 30 * second, 2 * minute, 10 * minute],
  ...[hour, 6 * hour, 16 * hour],
]

/** So that a receiver that comes back does not meet everything at once: up to a fifth is added. */
const jitter = 0.2

/** What another attempt would not change. */
const final: readonly DeliveryFault[] = ['privateAddress', 'gone', 'stopped', 'switchedOff']

/** How long the present secret's forerunner still signs. */
export const secretOverlap = day

/** For how long nothing may arrive until a webhook is switched off. */
const longestFailing = 3 * day

/** Days for which what was delivered is told, and how many deliveries of one webhook. */
export const deliveriesKept = { days: 30, each: 1000 } as const

/**
 * When a delivery is tried again.
 * @param attempts how often it was tried, this time included
 * @returns milliseconds from now; undefined: it is given up
 */
export function waitAfter(
  { event, attempts, fault }: { event: string; attempts: number; fault: DeliveryFault },
  random: Random,
): number | undefined {
  // Somebody waits for what a test comes to, and tries again.
  if (event === 'test' || final.includes(fault)) return undefined
  const wait = waits[attempts - 1]
  return wait === undefined ? undefined : wait + random(Math.floor(wait * jitter) + 1)
}

/**
 * Whether a webhook is switched off by a delivery that was given up, and why.
 * @param failingSince since when nothing has arrived
 */
export function switchedOffBy(
  fault: DeliveryFault,
  failingSince: Date | null,
  now: Date,
): 'gone' | 'failing' | undefined {
  if (fault === 'gone') return 'gone'
  return failingSince && now.getTime() - failingSince.getTime() >= longestFailing ? 'failing' : undefined
}
