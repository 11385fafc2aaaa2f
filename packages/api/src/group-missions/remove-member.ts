import { allEqual, and, eq } from '@questboard/db/drizzle'
import { groupMissionStates } from '@questboard/db/schema'
import { requestSource } from '../group-items/request-source.ts'
import type { RemoveMemberItems } from '../member-removal.ts'
import { withdrawNotifications } from '../notifications/notify.ts'

/**
 * Unassigns the missions of a group from a leaving member, and ends open requests. The states are kept, so nothing pays
 * twice.
 *
 * Rules: Groups.
 */
export const removeMemberFromMissions: RemoveMemberItems = async (tx, { groupId, userId, at }) => {
  const isOwn = allEqual(groupMissionStates, { userId, groupId })
  const waiting = await tx
    .update(groupMissionStates)
    .set({ status: 'active', completedAt: null, updatedAt: at })
    .where(and(isOwn, eq(groupMissionStates.status, 'waitingApproval')))
    .returning({ missionId: groupMissionStates.missionId })
  await tx.update(groupMissionStates).set({ assigned: false, updatedAt: at }).where(isOwn)
  await withdrawNotifications(tx, ...waiting.map(({ missionId }) => requestSource('mission', missionId, userId)))
}
