import { and, inArray, isNull, type SQL, sql } from '@questboard/db/drizzle'
import { groupMissions } from '@questboard/db/schema'
import { readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { anyOf, assertPageWeight, weightOf } from '../kernel/limits/page-weight.ts'
import { groupStatus, readMissions } from './read-missions.ts'
import type { GroupMission, ListGroupMissions } from './schema.ts'
import { showMission } from './show-mission.ts'

/**
 * The missions of a group for its leaders, oldest first: those with the given statuses, by default all except archived
 * ones. The archive is paged.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, invalidQueryParams: a page of more than 4
 * MiB
 */
export async function listGroupMissions(
  ctx: UserContext,
  { groupId, status, page, limit }: ListGroupMissions,
): Promise<GroupMission[]> {
  const { db, today } = ctx
  await readOwnGroup(ctx, groupId, 'leader')
  const withArchive = status?.includes('archived') ?? false
  if (withArchive) await assertPageWeight(db, weightsOf(groupId, groupStatus(today), status ?? []), { page, limit })
  const found = await readMissions(
    db,
    { groupId, today },
    and(withArchive ? undefined : isNull(groupMissions.archivedAt), status && inArray(groupStatus(today), status)),
    withArchive ? { page, limit } : undefined,
  )
  return found.map(showMission)
}

const weightsOf = (groupId: string, status: SQL, wanted: string[]): SQL => sql`
  select ${weightOf(sql`name || notes`)} + coalesce((
    select sum(${weightOf(sql`task.title || task.notes`)}) from group_mission_tasks task
    where task.mission_id = group_missions.id and task.group_id = group_missions.group_id
  ), 0) as weight
  from group_missions where group_id = ${groupId}::uuid and ${status} = ${anyOf(wanted)} order by sequence`
