import { assertMaySeeItemsOf } from '../groups/may-see.ts'
import type { UserContext } from '../kernel/context.ts'
import { readAssignedMission } from './read-missions.ts'
import type { OfUserMission, UserGroupMission } from './schema.ts'
import { showUserMission } from './show-mission.ts'

/**
 * A mission with one member's state: the caller's own, or that of any member for leaders.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, missionNotFound
 */
export async function readMissionOfMember(ctx: UserContext, input: OfUserMission): Promise<UserGroupMission> {
  await assertMaySeeItemsOf(ctx, input)
  const { mission } = await readAssignedMission(ctx.db, { ...input, today: ctx.today })
  return showUserMission(mission, input.userId)
}
