import { allEqual } from '@questboard/db/drizzle'
import { devices } from '@questboard/db/schema'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { publish } from '../kernel/events/events.ts'
import { showDevice } from './list.ts'
import type { OfDevice, ShownDevice, UpdateDevice } from './schema.ts'

const isDevice = ({ groupId, deviceId }: OfDevice) => allEqual(devices, { id: deviceId, groupId })

/**
 * Changes the given fields of a shared device.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, deviceNotFound
 */
export function updateDevice(
  ctx: UserContext,
  { name, lockAfter, wallTitles, ...ids }: UpdateDevice,
): Promise<ShownDevice> {
  return changeGroup(ctx, ids.groupId, 'leader', async (tx) => {
    const changes = {
      ...(name !== undefined && { name }),
      ...(lockAfter !== undefined && { lockAfter }),
      ...(wallTitles !== undefined && { wallTitles }),
    }
    const [row] =
      Object.keys(changes).length > 0
        ? await tx.update(devices).set(changes).where(isDevice(ids)).returning()
        : await tx.select().from(devices).where(isDevice(ids))
    if (!row) throw new DomainError('deviceNotFound')
    return showDevice(row)
  })
}

/**
 * Revokes a shared device, on all servers at once: its next call is refused, the session of a player on it ends, and
 * its streams end.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, deviceNotFound
 *
 * Rules: Tablets.
 */
export function revokeDevice(ctx: UserContext, ids: OfDevice): Promise<null> {
  return changeGroup(ctx, ids.groupId, 'leader', async (tx) => {
    const revoked = await tx.delete(devices).where(isDevice(ids)).returning({ id: devices.id })
    if (revoked.length === 0) throw new DomainError('deviceNotFound')
    await publish(tx, { kind: 'session', users: [ids.deviceId] })
    return null
  })
}
