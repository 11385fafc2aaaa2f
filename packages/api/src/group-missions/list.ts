import { groupMissions } from '@questboard/db/schema'
import { and, inArray, isNull } from 'drizzle-orm'
import { readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { groupStatus, readMissions } from './read-missions.ts'
import type { GroupMission, ListGroupMissions } from './schema.ts'
import { showMission } from './show-mission.ts'

/**
 * All missions of a group for its leaders, oldest first: those of the given statuses, else all but archived ones. The
 * archive is paged.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup
 */
export async function listGroupMissions(
  ctx: UserContext,
  { groupId, status, page, limit }: ListGroupMissions,
): Promise<GroupMission[]> {
  const { db, today } = ctx
  await readOwnGroup(ctx, groupId, 'leader')
  const withArchive = status?.includes('archived') ?? false
  const found = await readMissions(
    db,
    { groupId, today },
    and(withArchive ? undefined : isNull(groupMissions.archivedAt), status && inArray(groupStatus(today), status)),
    withArchive ? { page, limit } : undefined,
  )
  return found.map(showMission)
}
