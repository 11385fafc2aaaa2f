import { and, eq, isNull } from '@questboard/db/drizzle'
import { memberships, pins, users } from '@questboard/db/schema'
import { whenHashesOfDevicesAreFew } from '../auth/hash-queue.ts'
import type { Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { createTransactionRunner } from '../kernel/transaction.ts'
import { aboutPin } from '../notifications/about-pin.ts'
import { notify } from '../notifications/notify.ts'
import { leads } from '../players/leads.ts'
import { type CountedGuess, countGuess, type Guess } from './count-guess.ts'
import { assertVerifiable, verifyNoPin, verifyPin } from './hash-pin.ts'
import { freeGuesses } from './rules.ts'

/** A guess with the PIN that was entered. */
interface EnteredPin extends Guess {
  pin: string | undefined
  groupName: string
}

/**
 * Checks the PIN of a player on a shared device. The guess stays counted as wrong until `forgiveGuess` takes it back,
 * in the transaction of what the PIN opens.
 * @returns undefined for a player without a PIN: a given one is ignored
 * @throws DomainError serviceUnavailable, pinLocked, wrongPin (also a missing one, which counts as no guess)
 *
 * Rules: Tablets.
 */
export function checkPin(services: Services, entered: EnteredPin): Promise<CountedGuess | undefined> {
  const { userId, pin } = entered
  return whenHashesOfDevicesAreFew(async () => {
    const [row] = await services.database.queries.select({ hash: pins.hash }).from(pins).where(eq(pins.userId, userId))
    if (!row?.hash) {
      await verifyNoPin(services, pin ?? '')
      return undefined
    }
    if (pin === undefined) throw new DomainError('wrongPin')
    await assertVerifiable(services, row.hash)
    const counted = await countGuess(services, entered)
    if (await verifyPin(services, counted.hash, pin)) return counted
    if (counted.onDevice === freeGuesses || counted.locks) await warn(services, entered)
    throw new DomainError('wrongPin')
  })
}

/** Takes the time of checking a PIN, for a player who cannot enter. */
export const checkNoPin = (services: Services, pin: string | undefined): Promise<false> =>
  whenHashesOfDevicesAreFew(() => verifyNoPin(services, pin ?? ''))

/** Notifies the leaders, and the player unless it is a child. A repeated warning replaces the earlier one. */
async function warn({ database, clock }: Services, { userId, groupId, groupName }: EnteredPin): Promise<void> {
  await createTransactionRunner({ database, clock })(async (tx) => {
    const [player] = await tx
      .select({ name: users.name, managed: users.managed })
      .from(users)
      .where(eq(users.id, userId))
    if (!player) return
    const leaders = await tx
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.groupId, groupId), isNull(memberships.hiddenAt), leads()))
    await notify(tx, clock, [...userIdsOf(leaders), ...(player.managed ? [] : [userId])], {
      type: 'pinLocked',
      source: aboutPin(userId),
      group: { id: groupId, name: groupName },
      data: { member: { id: userId, name: player.name } },
    })
  })
}
