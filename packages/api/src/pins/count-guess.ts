import { rawStatement } from '@questboard/db'
import { allEqual, and, eq, isNotNull, sql } from '@questboard/db/drizzle'
import { pinAttempts, pins } from '@questboard/db/schema'
import { type Day, minuteMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { wholeSeconds } from '../kernel/limits/retry-after.ts'
import { arrayText } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { guessesOfDay, minutesAfter } from './rules.ts'

/** A guess at the PIN of a player on a device. `today` is the day of the device's group. */
export interface Guess {
  userId: string
  deviceId: string
  /** The group of the device. */
  groupId: string
  today: Day
}

/** A guess that was counted as wrong, before it is compared. */
export interface CountedGuess {
  /** The stored hash. */
  hash: string
  /** Wrong guesses on this device since the last right one, this one included. */
  onDevice: number
  /** Whether it locks the PIN, as the last wrong guess that the day allows. */
  locks: boolean
}

const countWrong = rawStatement<Guess & { now: string; waits: string }, CountedGuess>((param) => {
  const now = sql`${param('now')}::text::timestamptz`
  const today = sql`${param('today')}::text::date`
  // When the next guess is allowed, by the number of wrong ones.
  const waits = sql`${param('waits')}::text::timestamptz[]`
  // In another group of the player the next day may have begun already. Guesses then count for that day.
  const wrong = sql`case when wrong_day >= ${today} then wrong else 0 end + 1`
  return sql`
    with attempt as (
      insert into pin_attempts as tried (user_id, device_id, group_id, count)
      select pin.user_id, ${param('deviceId')}::text::uuid, ${param('groupId')}::text::uuid, 1
      from pins pin where pin.user_id = ${param('userId')}::text::uuid and pin.hash is not null and pin.locked_at is null
      on conflict (user_id, device_id) do update
      set count = tried.count + 1, next_at = (${waits})[least(tried.count + 1, array_length(${waits}, 1))]
      where tried.next_at is null or tried.next_at <= ${now}
      returning user_id, count)
    update pins
    set wrong = ${wrong}, wrong_day = greatest(wrong_day, ${today}), locked_at = case when ${wrong} >= ${guessesOfDay} then ${now} end
    from attempt
    where pins.user_id = attempt.user_id and pins.locked_at is null and pins.hash is not null
    returning pins.hash as hash, attempt.count as "onDevice", pins.locked_at is not null as locks`
})

/** The waits after each guess, with so many guesses that the longest wait is reached. */
const countedWaits = Array.from({ length: 10 }, (_, guesses) => minutesAfter(guesses + 1))

/**
 * Counts a guess as wrong, before it is compared, in one statement: so of parallel guesses on any number of servers no
 * more are compared than are allowed. A right one is taken back by `forgiveGuess`.
 * @throws DomainError pinLocked, with the seconds until the next guess, or without if the PIN must be unlocked
 *
 * Rules: Tablets.
 */
export async function countGuess({ database, clock }: Services, { userId, deviceId, groupId, today }: Guess) {
  const now = clock.now()
  const waits = countedWaits.map((minutes) =>
    minutes === 0 ? 'null' : new Date(now.getTime() + minutes * minuteMs).toISOString(),
  )
  const [counted] = await countWrong(database.queries, {
    userId,
    deviceId,
    groupId,
    today,
    now: now.toISOString(),
    waits: arrayText(waits),
  })
  if (counted) return counted
  const [tried] = await database.queries
    .select({ nextAt: pinAttempts.nextAt, lockedAt: pins.lockedAt })
    .from(pins)
    .leftJoin(pinAttempts, allEqual(pinAttempts, { userId: pins.userId, deviceId }))
    .where(eq(pins.userId, userId))
  if (tried?.lockedAt || !tried?.nextAt) throw new DomainError('pinLocked')
  throw new DomainError('pinLocked', { retryAfter: wholeSeconds(tried.nextAt.getTime() - now.getTime()) })
}

/**
 * Takes back a counted guess that was right, and forgets the wrong ones on its device.
 * @returns whether the PIN is still the one that was compared
 */
export async function forgiveGuess(
  tx: Transaction,
  { userId, deviceId, today }: Guess,
  { hash }: CountedGuess,
): Promise<boolean> {
  await tx.delete(pinAttempts).where(allEqual(pinAttempts, { userId, deviceId }))
  const forgiven = await tx
    .update(pins)
    .set({
      wrong: sql`case when ${pins.wrongDay} >= ${today}::date then greatest(${pins.wrong} - 1, 0) else ${pins.wrong} end`,
      // If this guess locked the PIN, it is unlocked: the guess was right.
      lockedAt: sql`case when ${pins.wrong} - 1 >= ${guessesOfDay} then ${pins.lockedAt} end`,
    })
    .where(allEqual(pins, { userId, hash }))
    .returning({ userId: pins.userId })
  return forgiven.length > 0
}

/** Whether a player has a PIN. */
export async function hasPin(tx: Transaction, userId: string): Promise<boolean> {
  const found = await tx
    .select({ userId: pins.userId })
    .from(pins)
    .where(and(eq(pins.userId, userId), isNotNull(pins.hash)))
    .for('share')
  return found.length > 0
}
