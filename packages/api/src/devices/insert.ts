import { and, eq, lte } from '@questboard/db/drizzle'
import { devices } from '@questboard/db/schema'
import { endOfDevice, newDeviceToken } from '../auth/devices.ts'
import type { GroupWithMembers } from '../groups/change-group.ts'
import { leadersExcept } from '../groups/rules.ts'
import type { Clock } from '../kernel/clock.ts'
import { assertRoomIn } from '../kernel/limits/count-rows.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { insertedRow, type Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { showDevice } from './list.ts'
import { maxDevices } from './rules.ts'
import type { AddedDevice } from './schema.ts'

interface NewDevice {
  id: string
  name: string
  createdBy: string
  /** Leaders who are not notified. */
  except?: string
}

/**
 * Adds a shared device to a locked group, and notifies the leaders.
 * @throws DomainError tooManyItems
 */
export async function insertDevice(
  tx: Transaction,
  clock: Clock,
  group: GroupWithMembers,
  { except, ...given }: NewDevice,
): Promise<AddedDevice> {
  await makeRoomForDevice(tx, clock, group)
  const token = newDeviceToken(group.id)
  const now = clock.now()
  const inserted = await tx
    .insert(devices)
    .values({
      ...given,
      groupId: group.id,
      tokenHash: hashOf(token),
      createdAt: now,
      expiresAt: endOfDevice(clock),
    })
    .returning()
  const row = insertedRow(inserted)
  const leaders = leadersExcept(group, except)
  await notify(tx, clock, leaders, {
    type: 'deviceAdded',
    senderId: given.createdBy,
    group,
    source: `device:${row.id}`,
    data: { device: { name: row.name } },
  })
  return { device: showDevice(row), token }
}

/** Deletes the expired devices of a group, so that one can be added. @throws DomainError tooManyItems */
export async function makeRoomForDevice(tx: Transaction, clock: Clock, { id }: { id: string }): Promise<void> {
  await tx.delete(devices).where(and(eq(devices.groupId, id), lte(devices.expiresAt, clock.now())))
  await assertRoomIn(tx, devices, eq(devices.groupId, id), { max: maxDevices })
}
