import type { Queries } from '@questboard/db'
import { gt, lte, sql } from '@questboard/db/drizzle'
import { rateLimits } from '@questboard/db/schema'
import type { Services } from '../context.ts'
import { DomainError } from '../errors.ts'
import { wholeSeconds } from './retry-after.ts'

export interface RateLimit {
  attempts: number
  /** Length of the window in seconds. It starts with the first attempt. */
  seconds: number
}

/**
 * Counts an attempt at something that can be guessed, across all servers.
 * @throws DomainError tooManyRequests, with the seconds until the next attempt
 */
export async function countAttempt(services: Services, key: string, limit: RateLimit): Promise<void> {
  if (!services.rateLimits) return
  const now = services.clock.now()
  const resetsAt = await countInWindow(services.database.queries, now, key, limit)
  if (!resetsAt) return
  const endsIn = wholeSeconds(resetsAt.getTime() - now.getTime())
  const [name = key] = key.split(':')
  const quota = { name, max: limit.attempts, window: limit.seconds, remaining: 0, endsIn }
  throw new DomainError('tooManyRequests', { retryAfter: endsIn, quota })
}

/**
 * Counts one in the window of a key, even when rate limits are off.
 * @returns when the window ends, if the limit was already reached
 */
export async function countInWindow(
  queries: Queries,
  now: Date,
  key: string,
  { attempts, seconds }: RateLimit,
): Promise<Date | undefined> {
  const resetsAt = new Date(now.getTime() + seconds * 1000)
  // One that ends much later began while a clock was ahead. Clocks of servers differ by less than a window.
  const tooLate = new Date(now.getTime() + 2 * seconds * 1000)
  const over = sql`(${lte(rateLimits.resetsAt, now)} or ${gt(rateLimits.resetsAt, tooLate)})`
  const [counted] = await queries
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning()
  return counted && counted.count > attempts ? counted.resetsAt : undefined
}

/** Deletes windows that have ended. */
export async function sweepRateLimits({ database, clock }: Services): Promise<void> {
  await database.queries.delete(rateLimits).where(lte(rateLimits.resetsAt, clock.now()))
}
