import { allEqual } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { type Day, laterDay, nextRollover, type PlayerDay, type TimeZone, todayOfPlayer } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { countInWindow } from '../kernel/limits/rate-limit.ts'
import { isDatabaseUnavailable } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { refreshRemindersOf } from '../schedules/refresh-reminders.ts'
import { settleDay } from './settle-day.ts'

/**
 * How often the zone of a player is stored. Each change computes all reminders again, and two clients in two zones would
 * change it by turns.
 */
const zoneChangeLimit = { attempts: 10, seconds: 60 }

interface Visitor extends PlayerDay {
  id: string
  lastSeenDay: Day
}

/**
 * Uses the time zone of the request, or the last known one, and settles the day when it is a new one. A day never goes
 * back: after a flight west the later day stays. Another zone is stored ten times a minute at most; in between it is
 * used for its own request.
 *
 * Rules: Text, time and amounts; Day rollover; Start of the day.
 */
export async function beginDay(
  services: Services,
  user: Visitor,
  named: TimeZone | undefined,
): Promise<{ zone: TimeZone; today: Day }> {
  const { database, clock } = services
  const zone = named ?? user.timeZone
  const today = todayOfPlayer(clock.now(), { ...user, timeZone: zone })
  const isSameDay = today === user.lastDayStart
  const isChanged = zone !== user.timeZone
  // A new day stores the zone, whatever it was.
  const storesZone = isChanged && (!isSameDay || (await mayStoreZone(services, user.id)))
  const timeZone = storesZone ? zone : user.timeZone
  if (storesZone || (isSameDay && today > user.lastSeenDay)) {
    await database.queries
      .update(users)
      .set({
        timeZone,
        // After an absence, what was charged meanwhile is known by the day of the last visit until the day is settled.
        lastSeenDay: isSameDay ? laterDay(today, user.lastSeenDay) : user.lastSeenDay,
        // A new day is due until it is settled, so that the sweep finds it if that fails now.
        nextRolloverAt: isSameDay ? nextRollover(today, timeZone, user.dayStartsAt) : clock.now(),
      })
      // A call that has just changed the start of the day has scheduled the rollover.
      .where(allEqual(users, { id: user.id, dayStartsAt: user.dayStartsAt }))
  }
  if (isSameDay) {
    if (storesZone) await refreshReminders(services, user.id)
    return { zone, today }
  }
  try {
    await settleDay(services, user.id, { today, zone, visited: true })
    if (storesZone) await refreshReminders(services, user.id)
    return { zone, today }
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    // The next request and the sweep retry a day that could not be settled. The request continues.
    services.log.error({ err: error, userId: user.id, today }, 'a day could not be settled')
    return { zone, today: user.lastDayStart }
  }
}

const mayStoreZone = async ({ database, clock }: Services, userId: string): Promise<boolean> =>
  !(await countInWindow(database.queries, clock.now(), `zone:${userId}`, zoneChangeLimit))

/** Computes the times of reminders again: in another zone they fire at other times. */
async function refreshReminders({ database, clock }: Services, userId: string): Promise<void> {
  await database.transaction(async (tx) => {
    await lockPlayer(tx, userId)
    await refreshRemindersOf(tx, clock, userId)
  })
}
