import { users } from '@questboard/db/schema'
import { and, asc, inArray, isNull, lte } from 'drizzle-orm'
import { localDay } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { settleDay } from './settle-day.ts'

/** Users that one round claims: enough to be quick, few enough to leave others to other servers. */
const claimed = 100

/** Days that one server settles at the same time: the pool keeps connections for those who do come. */
const lanes = 3

/** How long a claim holds, and how long a day that could not be settled waits for the next try. */
const claimMinutes = 5

/**
 * Settles the days of users who do not come, as far as they have turned; not of those who wait for deletion. Any number of servers sweep at once: each
 * claims its users, and whoever settles a day first, settles it for all. One user's failure waits for its next try and
 * holds up nobody else.
 * @returns how many were settled and how many failed; both 0 when nobody's day has turned
 *
 * Specification: Day roll-over.
 */
export async function sweepDays(services: Services): Promise<{ settled: number; failed: number }> {
  const due = await claimDue(services)
  const waiting = due.values()
  let failed = 0
  const lane = async () => {
    // Each lane takes the next one that no other has taken.
    for (const { id, timeZone } of waiting) {
      const today = localDay(services.clock.now(), timeZone)
      try {
        await settleDay(services, id, { today, zone: timeZone, visited: false })
      } catch (error) {
        failed += 1
        services.log.error({ err: error, userId: id, today }, 'a day could not be settled')
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { settled: due.length - failed, failed }
}

async function claimDue({ database, clock }: Services) {
  const now = clock.now()
  const retryAt = new Date(now.getTime() + claimMinutes * 60_000)
  return database.transaction(async (tx) => {
    const due = await tx
      .select({ id: users.id, timeZone: users.timeZone })
      .from(users)
      .where(and(lte(users.nextTurnAt, now), isNull(users.erasesAt)))
      .orderBy(asc(users.nextTurnAt))
      .limit(claimed)
      .for('update', { skipLocked: true })
    if (due.length > 0) {
      const ids = due.map(({ id }) => id)
      await tx.update(users).set({ nextTurnAt: retryAt }).where(inArray(users.id, ids))
    }
    return due
  })
}
