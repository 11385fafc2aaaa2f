import { allEqual, and, desc, inArray, type SQL } from '@questboard/db/drizzle'
import { deviceSessions, devices } from '@questboard/db/schema'
import { newPersonToken, newProof } from '../auth/devices.ts'
import { hourMs } from '../kernel/clock.ts'
import type { Device, DeviceContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { checkNoPin } from '../pins/check-pin.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { checkPinOn } from './check-pin-on.ts'
import { endRunning } from './end-running.ts'
import { findMembers, mayEnter } from './people.ts'
import { enteringLimit, maxSessionHours, maxSessions } from './rules.ts'
import type { Enter, Entered } from './schema.ts'

/**
 * Lets a player in on a device, with the rights of a plain member of its group. It ends the session of the player who
 * was on the device before.
 * @throws DomainError memberNotFound (not one of the people of the device), wrongPin, pinLocked, authenticationFailed,
 * tooManyRequests, serviceUnavailable
 *
 * Rules: Tablets.
 */
export async function enter(ctx: DeviceContext, { userId, pin }: Enter): Promise<Entered> {
  const { services, device, db } = ctx
  await countAttempt(services, `enter:${device.id}`, enteringLimit)
  const member = (await findMembers(db, device)).find((person) => person.userId === userId)
  if (!member || !mayEnter(member)) {
    // Takes as long as a wrong PIN.
    await checkNoPin(services, pin)
    throw new DomainError('memberNotFound')
  }
  const confirm = await checkPinOn(ctx, { userId, pin })
  return ctx.transaction(async (tx) => {
    await lockPlayer(tx, userId)
    await confirm(tx)
    // Waits for a revocation, or makes it wait and end this session, too.
    const [paired] = await tx
      .select({ id: devices.id })
      .from(devices)
      .where(allEqual(devices, { id: device.id, groupId: device.groupId, tokenHash: device.tokenHash }))
      .for('no key update')
    if (!paired) throw new DomainError('authenticationFailed')
    const still = (await findMembers(tx, device)).find((person) => person.userId === userId)
    if (!still || !mayEnter(still)) throw new DomainError('memberNotFound')
    const [token, proof, now] = [newPersonToken(device.groupId), newProof(), services.clock.now()]
    const expiresAt = new Date(now.getTime() + maxSessionHours * hourMs)
    await endRunning(tx, isOn(device), now)
    await deleteOldestSessions(tx, device)
    const hashes = { tokenHash: hashOf(token), proofHash: hashOf(proof) }
    const times = { createdAt: now, lastUsedAt: now, expiresAt }
    await tx
      .insert(deviceSessions)
      .values({ ...hashes, ...times, deviceId: device.id, groupId: device.groupId, userId })
    return { token, proof, expiresAt: expiresAt.toISOString() }
  })
}

/** A condition for the sessions on a device. */
const isOn = ({ id, groupId }: Pick<Device, 'id' | 'groupId'>): SQL =>
  allEqual(deviceSessions, { deviceId: id, groupId })

/** Deletes the oldest sessions of a device, so that with a new one there are as many as are kept. */
async function deleteOldestSessions(tx: Transaction, device: Device): Promise<void> {
  const oldest = tx
    .select({ tokenHash: deviceSessions.tokenHash })
    .from(deviceSessions)
    .where(isOn(device))
    .orderBy(desc(deviceSessions.createdAt))
    .offset(maxSessions - 1)
  await tx.delete(deviceSessions).where(and(isOn(device), inArray(deviceSessions.tokenHash, oldest)))
}
