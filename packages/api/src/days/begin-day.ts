import { users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { type Day, laterDay, localDay, type TimeZone } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { settleDay } from './settle-day.ts'

/**
 * Takes over the time zone that a request names (else the last one seen holds) and settles the day when it is a new one.
 * A day never goes back: who flies west stays in the later one.
 *
 * Specification: Identity, text, time, money; Day roll-over.
 */
export async function beginDay(
  services: Services,
  user: { id: string; timeZone: TimeZone; lastDayStart: Day },
  named: TimeZone | undefined,
): Promise<{ zone: TimeZone; today: Day }> {
  const { database, clock } = services
  const zone = named ?? user.timeZone
  if (zone !== user.timeZone) {
    await database.queries.update(users).set({ timeZone: zone }).where(eq(users.id, user.id))
  }
  const today = laterDay(localDay(clock.now(), zone), user.lastDayStart)
  if (today > user.lastDayStart) await settleDay(services, user.id, today)
  return { zone, today }
}
