import { eq } from '@questboard/db/drizzle'
import { groups } from '@questboard/db/schema'
import { zoneOfGroup } from '../groups/zone.ts'
import { localDay, midnight } from '../kernel/clock.ts'
import type { DeviceContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { checkPin } from '../pins/check-pin.ts'
import { forgiveGuess, hasPin } from '../pins/count-guess.ts'

/**
 * Checks the PIN of a member on the device.
 * @returns a check to repeat in the transaction of what the PIN opens: it may have changed since
 * @throws DomainError serviceUnavailable, pinLocked, wrongPin
 */
export async function checkPinOn(
  { services, db, device }: DeviceContext,
  { userId, pin }: { userId: string; pin?: string | undefined },
): Promise<(tx: Transaction) => Promise<void>> {
  const [[group], zone] = await Promise.all([
    db.select({ name: groups.name }).from(groups).where(eq(groups.id, device.groupId)),
    zoneOfGroup(db, device.groupId),
  ])
  if (!group) throw new DomainError('authenticationFailed')
  const on = { deviceId: device.id, groupId: device.groupId }
  const guess = { userId, ...on, today: localDay(services.clock.now(), zone, midnight) }
  const counted = await checkPin(services, { ...guess, pin, groupName: group.name })
  return async (tx) => {
    const isStillRight = counted ? await forgiveGuess(tx, guess, counted) : !(await hasPin(tx, userId))
    if (!isStillRight) throw new DomainError('wrongPin')
  }
}
