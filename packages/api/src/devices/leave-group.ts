import { and, eq } from '@questboard/db/drizzle'
import { deviceCodes, deviceSessions, devices } from '@questboard/db/schema'
import { publish } from '../kernel/events.ts'
import type { RemoveMemberItems } from '../member-removal.ts'

/**
 * Ends what a removed member has on the shared devices of the group: the session, and codes for further devices. The
 * devices stay with the group, unless those that the member added are to end.
 * | Specification: The family tablet.
 */
export const leaveDevices: RemoveMemberItems = async (tx, { groupId, userId, endsDevices }) => {
  await tx.delete(deviceSessions).where(and(eq(deviceSessions.userId, userId), eq(deviceSessions.groupId, groupId)))
  await tx.delete(deviceCodes).where(and(eq(deviceCodes.groupId, groupId), eq(deviceCodes.createdBy, userId)))
  const added = and(eq(devices.groupId, groupId), eq(devices.createdBy, userId))
  const ended = endsDevices ? await tx.delete(devices).where(added).returning({ id: devices.id }) : []
  await publish(tx, { kind: 'session', users: [userId, ...ended.map(({ id }) => id)] })
}
