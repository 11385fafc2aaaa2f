import type { Clock } from './clock.ts'
import { DomainError } from './errors.ts'

/** Requests in a minute, whatever they ask for. Specification: Accounts. */
export const requestLimits = { user: 600, address: 1200 } as const

const minute = 60_000

export type CountRequest = (kind: keyof typeof requestLimits, key: string) => void

/**
 * Counts requests by user and by network address in minutes of the clock. It is a guard for this process, kept in its
 * memory: what can be guessed is counted in the database, for all processes together.
 * @throws DomainError tooManyRequests, with the seconds until the next minute
 */
export function requestCounter(clock: Clock): CountRequest {
  let running = 0
  let counts = new Map<string, number>()
  return (kind, key) => {
    const now = clock.now().getTime()
    const current = Math.floor(now / minute)
    if (current !== running) {
      running = current
      counts = new Map()
    }
    const count = (counts.get(`${kind}:${key}`) ?? 0) + 1
    counts.set(`${kind}:${key}`, count)
    if (count > requestLimits[kind]) {
      throw new DomainError('tooManyRequests', { retryAfter: Math.ceil(((current + 1) * minute - now) / 1000) })
    }
  }
}
