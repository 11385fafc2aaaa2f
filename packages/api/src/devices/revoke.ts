import { devices } from '@questboard/db/schema'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { publish } from '../kernel/events/events.ts'
import { isDevice } from './is-device.ts'
import type { OfDevice } from './schema.ts'

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
