import type { Queries } from '@questboard/db'
import { assertMaySeeItemsOf } from '../groups/may-see.ts'
import type { UserContext } from '../kernel/context.ts'
import { readMissionsOf } from './read-missions.ts'
import type { OfGroupUser, UserGroupMission } from './schema.ts'
import { showUserMission } from './show-mission.ts'

/**
 * The missions of one member, all but archived ones, oldest first: one's own, or for a leader anybody's.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound
 */
export async function listUserGroupMissions(ctx: UserContext, named: OfGroupUser): Promise<UserGroupMission[]> {
  await assertMaySeeItemsOf(ctx, named)
  return readUserMissions(ctx.db, named)
}

/** What `listUserGroupMissions` returns, for who is known to be allowed to see it. */
export async function readUserMissions(on: Queries, { groupId, userId }: OfGroupUser): Promise<UserGroupMission[]> {
  const found = await readMissionsOf(on, { groupId, userId })
  return found.map((mission) => showUserMission(mission, userId))
}
