import { createHash } from 'node:crypto'
import { hourMs, minuteMs } from '../kernel/clock.ts'
import type { Random } from '../kernel/context.ts'
import type { PushFault } from './schema.ts'

const secondMs = 1000

/** The delay after each failed attempt. The last one repeats while the push is worth sending. */
const waits: readonly number[] = [5 * secondMs, 30 * secondMs, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, hourMs]

/** Up to a fifth is added to each delay, so a push service that recovers is not flooded. */
const jitter = 0.2

/** The longest pause that a push service can ask for. */
const maxPauseMs = 24 * hourMs

/** Errors that a retry would not change. */
const final: readonly PushFault[] = ['privateAddress', 'gone']

/**
 * The delay before the next attempt.
 * @param attempts attempts so far
 * @param bare whether it was sent without contents
 * @returns milliseconds from now, or undefined when it is given up
 */
export function waitAfter(
  { attempts, fault, bare, pause }: { attempts: number; fault: PushFault; bare: boolean; pause: number | undefined },
  random: Random,
): number | undefined {
  if (final.includes(fault)) return undefined
  // The next attempt is shorter, at once; nothing is shorter than that one.
  if (fault === 'tooLarge') return bare ? undefined : 0
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? 0
  return Math.max(wait + random(Math.floor(wait * jitter) + 1), pause ?? 0)
}

/**
 * How long a push service asks to wait, by its `Retry-After`: seconds or a date.
 * @returns milliseconds, at most a day; undefined without a valid one
 */
export function pauseOf(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * secondMs : new Date(retryAfter).getTime() - now.getTime()
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), maxPauseMs) : undefined
}

const topicLength = 32

/** The topic of a tag: a push service keeps only the newest with the same topic for a device that is off. */
export const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, topicLength)
