import { groupMissions } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import { changeMission } from './change-mission.ts'
import { assertArchivable } from './rules.ts'
import type { GroupMission, OfGroupMission } from './schema.ts'
import { showMission } from './show-mission.ts'

/**
 * Archives a completed or failed mission.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound, notAuthorized,
 * waitingApprovalMissionsExist, missionIsNotArchivable
 */
export function archiveGroupMission(ctx: UserContext, named: OfGroupMission): Promise<GroupMission> {
  return changeMission(ctx, named, async (tx, mission) => {
    assertArchivable(mission)
    await tx
      .update(groupMissions)
      .set({ archivedAt: ctx.services.clock.now() })
      .where(and(eq(groupMissions.id, mission.id), eq(groupMissions.groupId, mission.groupId)))
    return showMission({ ...mission, status: 'archived' })
  })
}
