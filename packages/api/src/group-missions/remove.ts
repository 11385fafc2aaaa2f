import { groupMissions } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { changeMission } from './change-mission.ts'
import { assertNoneWaits } from './rules.ts'
import type { OfGroupMission } from './schema.ts'

/**
 * Deletes a mission of any status with its tasks. What it paid stays paid. The ids cannot be used again.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound, notAuthorized,
 * waitingApprovalMissionsExist
 */
export function removeGroupMission(ctx: UserContext, named: OfGroupMission): Promise<null> {
  return changeMission(ctx, named, async (tx, mission) => {
    assertNoneWaits(mission)
    await tx
      .delete(groupMissions)
      .where(and(eq(groupMissions.id, mission.id), eq(groupMissions.groupId, mission.groupId)))
    const ids = [mission.id, ...mission.tasks.map(({ id }) => id)]
    await retireIds(tx, ctx.services.clock, ctx.userId, ids)
    return null
  })
}
