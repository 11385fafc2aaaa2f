import { allEqual } from '@questboard/db/drizzle'
import { deviceCodes, deviceSessions, devices } from '@questboard/db/schema'
import { publish } from '../kernel/events/events.ts'
import { idsOf } from '../kernel/ids-of.ts'
import type { RemoveMemberItems } from '../member-removal.ts'

/**
 * Ends what a removed member has on the shared devices of the group: the session, and codes for further devices. The
 * devices that the member added stay with the group, unless `endsDevices` says otherwise.
 *
 * Rules: Tablets.
 */
export const removeMemberFromDevices: RemoveMemberItems = async (tx, { groupId, userId, endsDevices }) => {
  await tx.delete(deviceSessions).where(allEqual(deviceSessions, { userId, groupId }))
  await tx.delete(deviceCodes).where(allEqual(deviceCodes, { groupId, createdBy: userId }))
  const added = allEqual(devices, { groupId, createdBy: userId })
  const ended = endsDevices ? await tx.delete(devices).where(added).returning({ id: devices.id }) : []
  await publish(tx, { kind: 'session', users: [userId, ...idsOf(ended)] })
}
