import type { Queries } from '@questboard/db'
import { assertMaySeeItemsOf } from '../groups/may-see.ts'
import type { UserContext } from '../kernel/context.ts'
import { readAllMissionsOf, readMissionsOf } from './read-missions.ts'
import type { OfGroupUser, UserGroupMission } from './schema.ts'
import { showUserMission } from './show-mission.ts'

/**
 * The missions of one member without archived ones, oldest first: the caller's own, or those of any member for leaders.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound
 */
export async function listMissionsOfMember(ctx: UserContext, input: OfGroupUser): Promise<UserGroupMission[]> {
  await assertMaySeeItemsOf(ctx, input)
  return readMissionsOfMember(ctx.db, input)
}

/** The result of `listMissionsOfMember`, without a check of permission. */
export async function readMissionsOfMember(
  queries: Queries,
  { groupId, userId }: OfGroupUser,
): Promise<UserGroupMission[]> {
  const found = await readMissionsOf(queries, { groupId, userId })
  return found.map((mission) => showUserMission(mission, userId))
}

/** All missions of a member, oldest first, with archived ones. */
export async function readAllMissionsOfMember(
  queries: Queries,
  { groupId, userId }: OfGroupUser,
): Promise<UserGroupMission[]> {
  const found = await readAllMissionsOf(queries, { groupId, userId })
  return found.map((mission) => showUserMission(mission, userId))
}
