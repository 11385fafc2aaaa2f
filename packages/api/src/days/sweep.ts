import { and, asc, inArray, isNull, lte, sql } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { type Day, type DayStartMinutes, localDay, minuteMs, type TimeZone } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { recordFollowed } from '../kernel/events/changes.ts'
import { isFollowed } from '../kernel/events/is-followed.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { createTransactionRunner, isDatabaseUnavailable, type Transaction } from '../kernel/transaction.ts'
import { scheduleRollover, settleDay } from './settle-day.ts'
import { settlePlayers } from './settle-players.ts'

/**
 * How many users one transaction settles: enough to share its statements, few enough that a returning user waits only
 * briefly.
 */
const batchSize = 100

/** How many batches one server settles at the same time. The pool keeps the other connections for requests. */
const workers = 2

/** How many batches a round settles. Shutdown waits for the round. */
const batchesPerRound = 10

/** Minutes until the next try for a day that could not be settled. */
const retryMinutes = 5

export interface Swept {
  settled: number
  failed: number
}

/**
 * Settles the days of absent users whose day has rolled over, except accounts that wait for deletion. Several servers
 * can sweep at once: each takes a batch of unlocked users, settles it in one transaction, and takes the next. If a batch
 * fails, its users are settled one by one, so that one failure does not delay the others.
 * @returns how many were settled and how many failed; both 0 when no player is due
 *
 * Rules: Day rollover.
 */
export async function sweepDays(services: Services): Promise<Swept> {
  const swept: Swept = { settled: 0, failed: 0 }
  const { database, clock } = services
  // Most rounds find none, and taking them needs several statements.
  const [due] = await database.queries.select({ id: users.id }).from(users).where(isDue(clock.now())).limit(1)
  if (!due) return swept
  const worker = async () => {
    for (let batch = 0; batch < batchesPerRound; batch++) {
      const { settled, failed } = await settleBatch(services)
      swept.settled += settled
      swept.failed += failed
      if (settled + failed === 0) return
    }
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return swept
}

async function settleBatch(services: Services): Promise<Swept> {
  const { clock } = services
  let taken: string[] = []
  try {
    await createTransactionRunner(services)(async (tx) => {
      const due = await lockDue(tx, clock.now())
      taken = idsOf(due)
      for (const user of due) recordFollowed(tx, user.id, user)
      const players = due.map((user) => ({ ...user, today: localDay(clock.now(), user.zone, user.dayStartsAt) }))
      const [behind, ahead] = [players.filter(isBehind), players.filter((player) => !isBehind(player))]
      if (behind.length > 0) await settlePlayers(tx, clock, behind, { visited: false })
      for (const player of ahead) await scheduleRollover(tx, player)
    })
    return { settled: taken.length, failed: 0 }
  } catch (error) {
    if (isDatabaseUnavailable(error) || taken.length === 0) throw error
    services.log.error({ err: error, users: taken.length }, 'days could not be settled together')
    return settleEach(services, taken)
  }
}

interface DuePlayer {
  id: string
  zone: TimeZone
  dayStartsAt: DayStartMinutes
  lastDayStart: Day
  today: Day
}

const isBehind = ({ lastDayStart, today }: DuePlayer): boolean => lastDayStart < today

/** Locks due users whom no other transaction has locked. */
function lockDue(tx: Transaction, now: Date) {
  return tx
    .select({
      id: users.id,
      zone: users.timeZone,
      dayStartsAt: users.dayStartsAt,
      gold: users.gold,
      holidayMode: users.holidayMode,
      holidaySince: users.holidaySince,
      lastDayStart: users.lastDayStart,
      lastSeenDay: users.lastSeenDay,
      isFollowed: isFollowed.as('is_followed'),
    })
    .from(users)
    .where(isDue(now))
    .orderBy(asc(users.nextRolloverAt))
    .limit(batchSize)
    .for('no key update', { skipLocked: true })
}

const isDue = (now: Date) => and(lte(users.nextRolloverAt, now), isNull(users.erasesAt))

async function settleEach(services: Services, ids: string[]): Promise<Swept> {
  const { log, clock } = services
  let failed = 0
  const claimed = await claim(services, ids)
  for (const { id, zone, dayStartsAt } of claimed) {
    const today = localDay(clock.now(), zone, dayStartsAt)
    try {
      await settleDay(services, id, { today, zone, visited: false })
    } catch (error) {
      failed += 1
      log.error({ err: error, userId: id, today }, 'a day could not be settled')
    }
  }
  return { settled: claimed.length - failed, failed }
}

/** Claims those who are still due. They are due again some minutes later if they could not be settled. */
async function claim({ database, clock }: Services, ids: string[]) {
  const now = clock.now()
  const retryAt = new Date(now.getTime() + retryMinutes * minuteMs)
  return database.transaction(async (tx) => {
    const free = tx
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, ids), isDue(now)))
      .for('no key update', { skipLocked: true })
    return tx
      .update(users)
      .set({ nextRolloverAt: retryAt })
      .where(sql`${users.id} in (${free})`)
      .returning({ id: users.id, zone: users.timeZone, dayStartsAt: users.dayStartsAt })
  })
}
