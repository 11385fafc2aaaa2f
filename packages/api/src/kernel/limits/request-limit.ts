import { sql } from '@questboard/db/drizzle'
import { rateLimits } from '@questboard/db/schema'
import { minuteMs } from '../clock.ts'
import type { Services } from '../context.ts'
import { DomainError } from '../errors.ts'
import type { ReportQuota } from './quota.ts'
import { wholeSeconds } from './retry-after.ts'

/**
 * Calls per minute. Each call of a batch counts. Only calls in sessions of a user use up `session`: someone who misuses a
 * token or a calendar address must not keep its owner from revoking it. Rules: Accounts; Tablets.
 */
const requestLimits = { user: 600, session: 600, address: 1200, device: 300 } as const

/** A server shares a count once it reaches this part of a limit. Most users never do. */
const reportedShare = 0.1

export type CountRequest = (kind: keyof typeof requestLimits, key: string, report?: ReportQuota) => void

interface Count {
  kind: keyof typeof requestLimits
  /** Requests to this server. */
  own: number
  /** How many of them were shared with other servers. */
  shared: number
  /** Requests to other servers, from what they shared. */
  elsewhere: number
}

/** Counts requests by user, by shared device and by network address, per minute of the clock. */
export interface RequestCounter {
  /**
   * Calls of sessions count for their user, too, so tokens get what sessions leave.
   * @throws DomainError tooManyRequests, with the seconds until the next minute
   */
  count: CountRequest
  /**
   * Exchanges high counts with the other servers, with one statement on the database; requests themselves need none. A
   * client that spreads requests over several servers can exceed the limit by what it sends between two exchanges, and
   * by a tenth per server.
   */
  share(): Promise<void>
}

/** The counter of one server process. */
export function requestCounter({ clock, database }: Pick<Services, 'clock' | 'database'>): RequestCounter {
  let running = 0
  let counts = new Map<string, Count>()

  /**
   * Drops the counts of earlier minutes.
   * @returns the current minute
   */
  function beginMinute(now: number): number {
    const current = Math.floor(now / minuteMs)
    if (current !== running) {
      running = current
      counts = new Map()
    }
    return current
  }

  /** @returns how many calls it is now, on all servers */
  function add(kind: Count['kind'], key: string): number {
    const name = `${kind}:${key}`
    const count = counts.get(name) ?? { kind, own: 0, shared: 0, elsewhere: 0 }
    counts.set(name, count)
    count.own++
    return count.own + count.elsewhere
  }

  return {
    count(kind, key, report) {
      const now = clock.now().getTime()
      const current = beginMinute(now)
      const used = add(kind, key)
      if (kind === 'session') add('user', key)
      const max = requestLimits[kind]
      const endsIn = wholeSeconds((current + 1) * minuteMs - now)
      const name = kind === 'session' ? 'user' : kind
      report?.({ name, max, window: minuteMs / 1000, remaining: Math.max(0, max - used), endsIn })
      if (used > max) throw new DomainError('tooManyRequests', { retryAfter: endsIn })
    },
    async share() {
      const current = beginMinute(clock.now().getTime())
      // Once shared, a count is exchanged until the minute ends.
      const busy = [...counts].flatMap(([name, count]) =>
        count.own >= requestLimits[count.kind] * reportedShare
          ? { key: `requests:${current}:${name}`, count, own: count.own }
          : [],
      )
      if (busy.length === 0) return
      const resetsAt = new Date((current + 1) * minuteMs)
      // All servers use the same order, so two of them cannot deadlock.
      busy.sort((a, b) => (a.key < b.key ? -1 : 1))
      const sums = await database.queries
        .insert(rateLimits)
        .values(busy.map(({ key, count, own }) => ({ key, count: own - count.shared, resetsAt })))
        .onConflictDoUpdate({ target: rateLimits.key, set: { count: sql`${rateLimits.count} + excluded.count` } })
        .returning()
      const totals = new Map(sums.map(({ key, count }) => [key, count]))
      for (const { key, count, own } of busy) {
        count.shared = own
        count.elsewhere = Math.max(0, (totals.get(key) ?? 0) - own)
      }
    },
  }
}
